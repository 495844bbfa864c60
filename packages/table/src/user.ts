import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { withoutPasskeys } from './passkey.ts'
import { endSessions } from './session.ts'
import { beginTeam, dismissal, joining, readTeam } from './team.ts'
import { readerFor } from './unreadable.ts'
import { get, isFree, keyOf, transact, type Write } from './verbs.ts'

export type Named = { id: string; username: string }

/**
 * An account. `password` is a hash with its parameters; `sessions` are token hashes, live and some
 * ended; `reset` is the hash of the one valid reset link, `usedReset` of the one that set this
 * password. `passkeyHandle` is random and what authenticators store; passkeys under another one are
 * void.
 */
export const storedUser = z.object({
  id: z.uuid(),
  username: z.string(),
  createdAt: z.iso.datetime(),
  password: z.string(),
  sessions: z._default(z.set(z.string()), () => new Set<string>()),
  logins: z.number(),
  reset: z.optional(z.string()),
  usedReset: z.optional(z.string()),
  passkeyHandle: z.optional(z.string()),
})
export type StoredUser = z.output<typeof storedUser>

/** Reserves every name that looks like `username`. */
export const storedSkeleton = z.object({ id: z.uuid(), username: z.string() })

const read = readerFor('user', storedUser, ({ id }) => id)

export const findUser = async (username: string): Promise<StoredUser | undefined> => {
  return read.one(await get(keys.user(username)))
}

/**
 * Creates an admin; `hash` hashes the password. False when the username or a lookalike is taken,
 * mostly found before the slow hash; of simultaneous takers one wins. Also false when the `beside`
 * writes fail. `by` is who creates it, where no session says.
 */
export const createUser = async (
  { id, username }: Named,
  hash: () => Promise<string>,
  now: Date,
  { beside = [], by }: { beside?: readonly Write[]; by?: string } = {},
): Promise<boolean> => {
  const skeleton = keys.skeleton(username)
  if (await get(skeleton)) return false
  const user = { id, username, createdAt: now.toISOString(), password: await hash(), logins: 0 }
  const join = joining(user)
  const write = () =>
    transact(
      [
        join,
        { put: { ...keys.user(username), ...user }, when: isFree },
        { put: { ...skeleton, id, username }, when: isFree },
        ...beside,
      ],
      { noun: 'user', of: id, label: username, by },
    )
  const failed = await write()
  if (failed !== join) return !failed
  await beginTeam()
  return !(await write())
}

/**
 * Replaces the password hash that was read, voids reset links, and ends every session but the one
 * with hash `kept`. Without `kept` somebody else resets it: passkeys are removed too. False, and
 * nothing changed, when the account is gone or has another password by now.
 */
export const changePassword = async (
  { id, username, password: old }: StoredUser,
  password: string,
  { kept, usedReset }: { kept?: string; usedReset?: string } = {},
): Promise<boolean> => {
  for (;;) {
    const user = await findUser(username)
    if (user?.id !== id || user.password !== old) return false
    await endSessions([...user.sessions].filter((hash) => hash !== kept))
    const isReset = kept === undefined
    const sessions = isReset ? undefined : new Set([kept])
    const set = { password, sessions, reset: undefined, usedReset }
    const failed = await transact(
      [
        {
          update: keys.user(username),
          changes: { set: { ...set, ...(isReset && { passkeyHandle: undefined }) } },
          when: {
            expression: '#id = :id AND #password = :old AND #logins = :logins',
            values: { id, old, logins: user.logins },
          },
        },
        ...(isReset ? await withoutPasskeys(user) : []),
      ],
      { noun: 'user', of: id, label: username, ...(usedReset && { by: username }) },
    )
    if (!failed) return true
  }
}

/**
 * Removes an admin after ending all sessions: if that fails, they remain an admin and can be
 * removed again. Works for unreadable accounts too.
 */
export const removeUser = async (id: string): Promise<'removed' | 'last' | 'unknown'> => {
  for (;;) {
    const { members, names, logins } = await readTeam()
    const username = names.get(id)
    if (username === undefined) return 'unknown'
    if (members.every((one) => one.id === id)) return 'last'
    const places = [keys.user(username), keys.skeleton(username)]
    const stored = await Promise.all(places.map((key) => get(key)))
    const own = stored.flatMap((item) => (item?.id === id ? [item] : []))
    const passkeys: Write[] = []
    for (const { sessions, passkeyHandle } of own) {
      await endSessions([...(storedUser.shape.sessions.safeParse(sessions).data ?? [])])
      const handle = storedUser.shape.passkeyHandle.safeParse(passkeyHandle).data
      passkeys.push(...(await withoutPasskeys({ passkeyHandle: handle })))
    }
    const removals = [...own.map((item) => ({ remove: keyOf(item) })), ...passkeys]
    const subject = { noun: 'user', of: id, label: username } as const
    if (!(await transact([dismissal(id, logins), ...removals], subject))) return 'removed'
  }
}
