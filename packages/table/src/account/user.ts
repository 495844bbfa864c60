import * as z from 'zod/mini'
import { readerFor } from '../db/unreadable.ts'
import { get, isFree, keyOf, transact, update, type Write } from '../db/verbs.ts'
import { foldUsername, keys } from '../schema/keys.ts'
import type { AuditSubject } from './audit.ts'
import { passkeyRemovals } from './passkey.ts'
import { endSession, endSessions, findSessions, type Session } from './session.ts'
import { countLogin, createTeam, dismissalWrite, joinWrite, readTeam } from './team.ts'

export type UserName = { id: string; username: string }

/**
 * An admin's account. `password` is a hash with its parameters. `sessions` are hashes of tokens, of which some may have ended. `reset` is
 * the hash of the valid link for a new password. `passkeyHandle` is random; passkeys under another handle are void.
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

/** Finds an account by its name in any case and width. A name that only looks like it finds nobody. */
export const findUser = async (username: string): Promise<StoredUser | undefined> => {
  const user = read.one(await get(keys.user(username)))
  return user && foldUsername(user.username) === foldUsername(username) ? user : undefined
}

/**
 * Creates an account. `hash` hashes the password, which is slow, so a taken name is mostly found before. Returns false if the name or one
 * that looks like it is taken, or if a condition of `beside` fails. `by` is the creator, if no session tells.
 */
export const createUser = async (
  { id, username }: UserName,
  hash: () => Promise<string>,
  now: Date,
  { beside = [], by }: { beside?: readonly Write[]; by?: string } = {},
): Promise<boolean> => {
  const key = keys.user(username)
  if (await get(key)) return false
  const user = { id, username, createdAt: now.toISOString(), password: await hash(), logins: 0 }
  const join = joinWrite(user)
  const write = () =>
    transact([join, { put: { ...key, ...user }, when: isFree }, ...beside], {
      noun: 'user',
      of: id,
      label: username,
      by,
    })
  const failed = await write()
  if (failed !== join) return !failed
  await createTeam()
  return !(await write())
}

/** `keptSession` is the one session that stays; `beside` is written in the same transaction. */
type PasswordChange = { keptSession?: string; beside?: readonly Write[] } & Pick<
  AuditSubject,
  'by' | 'action'
>

/**
 * Replaces the hash that was read, makes reset links void and ends all sessions but `keptSession`. Without `keptSession` it is a reset, which removes
 * passkeys too. Returns false, and changes nothing, if the account is gone or its password has changed since.
 */
export const changePassword = async (
  { id, username, password: old }: StoredUser,
  password: string,
  { keptSession, beside = [], ...subject }: PasswordChange = {},
): Promise<boolean> => {
  for (;;) {
    const user = await findUser(username)
    if (user?.id !== id || user.password !== old) return false
    await endSessions([...user.sessions].filter((hash) => hash !== keptSession))
    const isReset = keptSession === undefined
    const sessions = isReset ? undefined : new Set([keptSession])
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
        ...(isReset ? await passkeyRemovals(user) : []),
        ...beside,
      ],
      { noun: 'user', of: id, label: username, ...subject },
    )
    if (!failed) return true
    if (beside.some((write) => write === failed)) return false
  }
}

/**
 * Removes an account, even an unreadable one. Its sessions end first: if that fails, the person is still an admin and can be removed
 * again. The last admin stays.
 */
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
      const passkeys = await passkeyRemovals({ passkeyHandle: handle })
      removals.push({ remove: keyOf(stored) }, ...passkeys)
    }
    const subject = { noun: 'user', of: id, label: username } as const
    if (!(await transact([dismissalWrite(id, logins), ...removals], subject))) return 'removed'
  }
}

/** Of more sessions, those that were not used for longest are ended. */
const maxSessions = 100

/**
 * Notes a session in the account, so that it can be ended. Hand out the token only afterwards. Returns false if the account is no admin,
 * or its password has changed. `by` says how the session was opened, unless by password.
 */
export const registerSession = async (
  { id, username, password }: StoredUser,
  { id: session, tokenHash }: Pick<Session, 'id' | 'tokenHash'>,
  now: Date,
  by?: AuditSubject,
): Promise<boolean> => {
  const item = await update(
    keys.user(username),
    { add: { sessions: new Set([tokenHash]), logins: 1 } },
    { expression: '#id = :id AND #password = :password', values: { id, password } },
  )
  if (!item || !(await countLogin({ id, username, session }, now, by))) return false
  const { sessions } = storedUser.parse(item)
  if (sessions.size > maxSessions) await tidySessions(username, sessions, now)
  return true
}

const forgetSessions = (username: string, tokenHashes: string[]) =>
  update(keys.user(username), { drop: { sessions: new Set(tokenHashes) } })

const tidySessions = async (username: string, sessions: Set<string>, now: Date) => {
  const live = await findSessions(sessions, now)
  const latest = live.sort((a, b) => b.lastSeenAt - a.lastSeenAt).slice(0, maxSessions)
  const latestHashes = new Set(latest.map(({ tokenHash }) => tokenHash))
  const olderHashes = [...sessions].filter((hash) => !latestHashes.has(hash))
  await endSessions(olderHashes)
  if (olderHashes.length) await forgetSessions(username, olderHashes)
}

/** Lists the sessions of an account, newest first. */
export const listSessions = async ({ id, username }: UserName, now: Date) => {
  const user = await findUser(username)
  return user?.id === id ? findSessions(user.sessions, now) : []
}

/** Ends a session, even of a removed account. */
export const leaveSession = async (username: string, tokenHash: string, subject?: AuditSubject) => {
  const ended = { remove: keys.session(tokenHash) }
  const changes = { drop: { sessions: new Set([tokenHash]) } }
  const failedWrite = await transact([ended, { update: keys.user(username), changes }], subject)
  if (failedWrite) await endSession(tokenHash)
}
