import * as z from 'zod/mini'
import { readerFor } from '../db/unreadable.ts'
import { get, isFree, keyOf, transact, update, type Write } from '../db/verbs.ts'
import { foldUsername, keys } from '../schema/keys.ts'
import type { Subject } from './audit.ts'
import { withoutPasskeys } from './passkey.ts'
import { endSession, endSessions, findSessions, type Session } from './session.ts'
import { beginTeam, countLogin, dismissal, joining, readTeam } from './team.ts'

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

/** Beyond, the longest unused end. */
const mostSessions = 100

/**
 * Lists a session so it can be ended; hand out the token only afterwards. False if no admin, or the password has changed. `by`: how
 * it was opened, unless by password.
 */
export const registerSession = async (
  { id, username, password }: StoredUser,
  { id: session, tokenHash }: Pick<Session, 'id' | 'tokenHash'>,
  now: Date,
  by?: Subject,
): Promise<boolean> => {
  const item = await update(
    keys.user(username),
    { add: { sessions: new Set([tokenHash]), logins: 1 } },
    { expression: '#id = :id AND #password = :password', values: { id, password } },
  )
  if (!item || !(await countLogin({ id, username, session }, now, by))) return false
  const { sessions } = storedUser.parse(item)
  if (sessions.size > mostSessions) await tidySessions(username, sessions, now)
  return true
}

const forget = (username: string, tokenHashes: string[]) =>
  update(keys.user(username), { drop: { sessions: new Set(tokenHashes) } })

const tidySessions = async (username: string, sessions: Set<string>, now: Date) => {
  const live = await findSessions(sessions, now)
  const latest = live.sort((a, b) => b.lastSeenAt - a.lastSeenAt).slice(0, mostSessions)
  const kept = new Set(latest.map(({ tokenHash }) => tokenHash))
  const rest = [...sessions].filter((hash) => !kept.has(hash))
  await endSessions(rest)
  if (rest.length) await forget(username, rest)
}

/** Newest first. */
export const listSessions = async ({ id, username }: Named, now: Date) => {
  const user = await findUser(username)
  return user?.id === id ? findSessions(user.sessions, now) : []
}

/** Ends a session, even of a removed account. */
export const leaveSession = async (username: string, tokenHash: string, subject?: Subject) => {
  const ended = { remove: keys.session(tokenHash) }
  const changes = { drop: { sessions: new Set([tokenHash]) } }
  const left = await transact([ended, { update: keys.user(username), changes }], subject)
  if (left) await endSession(tokenHash)
}
