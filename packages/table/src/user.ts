import * as z from 'zod/mini'
import type { Subject } from './audit.ts'
import { foldUsername, keys } from './keys.ts'
import { withoutPasskeys } from './passkey.ts'
import { endSessions } from './session.ts'
import { beginTeam, dismissal, joining, readTeam } from './team.ts'
import { readerFor } from './unreadable.ts'
import { get, isFree, keyOf, transact, type Write } from './verbs.ts'

export type Named = { id: string; username: string }

/**
 * `password` is a hash with parameters; `sessions` token hashes, some ended; `reset` the hash of the valid link for a new password.
 * `passkeyHandle` is random; passkeys under another are void.
 */
export const storedUser = z.object({
  id: z.uuid(),
  username: z.string(),
  createdAt: z.iso.datetime(),
  password: z.string(),
  sessions: z._default(z.set(z.string()), () => new Set<string>()),
  logins: z.number(),
  reset: z.optional(z.string()),
  passkeyHandle: z.optional(z.string()),
})
export type StoredUser = z.output<typeof storedUser>

const read = readerFor('user', storedUser, ({ id }) => id)

/** By the name itself, whatever its case and width; a look-alike finds nobody. */
export const findUser = async (username: string): Promise<StoredUser | undefined> => {
  const user = read.one(await get(keys.user(username)))
  return user && foldUsername(user.username) === foldUsername(username) ? user : undefined
}

/**
 * `hash` hashes the password. False when the name or a look-alike is taken, mostly before the slow hash, or `beside` fails. `by`: the
 * creator, if no session tells.
 */
export const createUser = async (
  { id, username }: Named,
  hash: () => Promise<string>,
  now: Date,
  { beside = [], by }: { beside?: readonly Write[]; by?: string } = {},
): Promise<boolean> => {
  const key = keys.user(username)
  if (await get(key)) return false
  const user = { id, username, createdAt: now.toISOString(), password: await hash(), logins: 0 }
  const join = joining(user)
  const write = () =>
    transact([join, { put: { ...key, ...user }, when: isFree }, ...beside], {
      noun: 'user',
      of: id,
      label: username,
      by,
    })
  const failed = await write()
  if (failed !== join) return !failed
  await beginTeam()
  return !(await write())
}

/** `kept`: the one session that stays. `beside`: what is written in the same transaction. */
type PasswordChange = { kept?: string; beside?: readonly Write[] } & Pick<Subject, 'by' | 'action'>

/**
 * Replaces the hash that was read, voids reset links, ends all sessions but `kept`. Without `kept` it is a reset and removes passkeys too.
 * False, and nothing changed, if gone or since changed.
 */
export const changePassword = async (
  { id, username, password: old }: StoredUser,
  password: string,
  { kept, beside = [], ...subject }: PasswordChange = {},
): Promise<boolean> => {
  for (;;) {
    const user = await findUser(username)
    if (user?.id !== id || user.password !== old) return false
    await endSessions([...user.sessions].filter((hash) => hash !== kept))
    const isReset = kept === undefined
    const sessions = isReset ? undefined : new Set([kept])
    const set = { password, sessions, reset: undefined }
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
        ...beside,
      ],
      { noun: 'user', of: id, label: username, ...subject },
    )
    if (!failed) return true
    if (beside.some((write) => write === failed)) return false
  }
}

/** Sessions first: on failure they stay an admin and can be removed again. Unreadable ones too. */
export const removeUser = async (id: string): Promise<'removed' | 'last' | 'unknown'> => {
  for (;;) {
    const { members, names, logins } = await readTeam()
    const username = names.get(id)
    if (username === undefined) return 'unknown'
    if (members.every((one) => one.id === id)) return 'last'
    const stored = await get(keys.user(username))
    const removals: Write[] = []
    if (stored?.id === id) {
      await endSessions([...(storedUser.shape.sessions.safeParse(stored.sessions).data ?? [])])
      const handle = storedUser.shape.passkeyHandle.safeParse(stored.passkeyHandle).data
      const passkeys = await withoutPasskeys({ passkeyHandle: handle })
      removals.push({ remove: keyOf(stored) }, ...passkeys)
    }
    const subject = { noun: 'user', of: id, label: username } as const
    if (!(await transact([dismissal(id, logins), ...removals], subject))) return 'removed'
  }
}
