import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { endSessions } from './session.ts'
import { dismiss, enlist, finishLeaving, readTeam } from './team.ts'
import { readerFor } from './unreadable.ts'
import { keepsName, type Named, ofOwner } from './username-claim.ts'
import { get, update } from './verbs.ts'

/**
 * An account. `password` is a hash with its parameters; a name that is only claimed has none yet.
 * `sessions` are the token hashes of every session that lives, and of some that have ended. `reset` is
 * the hash of the one link that may set a new password, `usedReset` of the one that set this password.
 */
export const storedUser = z.object({
  id: z.uuid(),
  username: z.string(),
  createdAt: z.iso.datetime(),
  claimedUntil: z.number(),
  password: z.optional(z.string()),
  sessions: z._default(z.set(z.string()), () => new Set<string>()),
  logins: z.number(),
  reset: z.optional(z.string()),
  usedReset: z.optional(z.string()),
})
export type StoredUser = z.output<typeof storedUser>

const read = readerFor('user', storedUser, ({ id }) => id)

/** The account of a name, an admin's or not. */
export const findUser = async (username: string): Promise<StoredUser | undefined> => {
  return read.one(await get(keys.user(username)))
}

/** Gives a claimed account its password hash and makes it an admin; false when the claim is lost. */
export const completeUser = async (user: Named, password: string): Promise<boolean> => {
  if (!(await keepsName(user))) return false
  const item = await update(keys.user(user.username), { set: { password } }, ofOwner(user.id))
  if (!item) return false
  await enlist(storedUser.parse(item))
  return true
}

/**
 * Replaces the password hash that was read, voids the link for a new one, and ends every session but
 * the one with the hash `kept`: when it answers true, no session that the old password opened lives.
 * False, and the password as it was, when the account is gone or has another password by now.
 */
export const changePassword = async (
  { id, username, password: old }: StoredUser,
  password: string,
  { kept, usedReset }: { kept?: string; usedReset?: string } = {},
): Promise<boolean> => {
  for (;;) {
    const user = await findUser(username)
    if (user?.id !== id) return false
    if (user.password !== old) return user.password === password
    await endSessions([...user.sessions].filter((hash) => hash !== kept))
    const sessions = kept === undefined ? undefined : new Set([kept])
    const changed = await update(
      keys.user(username),
      { set: { password, sessions, reset: undefined, usedReset } },
      {
        expression: '#id = :id AND #password = :old AND #logins = :logins',
        values: { id, old, logins: user.logins },
      },
    )
    if (changed) return true
  }
}

/** Whoever cannot be read can still be removed; the account stays without its name and opens nothing. */
const memberOf = ({ members, unreadable }: Awaited<ReturnType<typeof readTeam>>, id: string) =>
  members.find((one) => one.id === id) ??
  (unreadable.includes(id) ? { id, username: '' } : undefined)

/**
 * Removes an admin, whose sessions have all ended before it is one no more: should anything fail on
 * the way, it still is one and can be removed again. From then on the team names the account until it
 * is deleted, by this call or by the next removal or login of anybody.
 */
export const removeUser = async (id: string): Promise<'removed' | 'last' | 'unknown'> => {
  const removal = randomUUID()
  for (;;) {
    const team = await readTeam()
    await finishLeaving(team.leaving)
    // The answer to the dismissal may have been lost on its way.
    if (team.leaving.some((one) => one.removal === removal)) return 'removed'
    const member = memberOf(team, id)
    if (!member) return 'unknown'
    if (team.members.every((one) => one.id === id)) return 'last'
    const user = await findUser(member.username)
    if (user?.id === id) await endSessions([...user.sessions])
    const leaver = { id, username: member.username, removal }
    if (await dismiss(leaver, team.logins)) {
      await finishLeaving([leaver])
      return 'removed'
    }
  }
}
