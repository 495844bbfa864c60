import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { readTeam } from './team.ts'
import { findUser, type StoredUser } from './user.ts'
import { get, transact } from './verbs.ts'

/** For account `userId`, by admin `madeBy`. `ttl` in epoch seconds. */
export const storedReset = z.object({
  tokenHash: z.string(),
  userId: z.uuid(),
  username: z.string(),
  madeBy: z.uuid(),
  ttl: z.number(),
})
type StoredReset = z.output<typeof storedReset>

/** The account names the valid link, ending earlier ones. False for ids not on the team. */
export const makeReset = async (reset: Omit<StoredReset, 'username'>): Promise<boolean> => {
  const { userId: id, tokenHash } = reset
  const member = (await readTeam()).members.find((one) => one.id === id)
  if (!member) return false
  const { username } = member
  const own = { update: keys.user(username), changes: { set: { reset: tokenHash } } }
  const failed = await transact(
    [
      { put: { ...keys.reset(tokenHash), ...reset, username } },
      { ...own, when: { expression: '#id = :id', values: { id } } },
    ],
    { noun: 'user', of: id, label: username },
  )
  return !failed
}

/** Its account, and whether used. Undefined where ended, replaced, or either is no longer an admin. */
export const findReset = async (
  tokenHash: string,
  now: Date,
): Promise<{ user: StoredUser; isUsed: boolean } | undefined> => {
  const reset = storedReset.safeParse(await get(keys.reset(tokenHash))).data
  if (!reset || reset.ttl * 1000 <= now.getTime()) return undefined
  const [user, { members }] = await Promise.all([findUser(reset.username), readTeam()])
  const areAdmins = [reset.userId, reset.madeBy].every((id) => members.some((one) => one.id === id))
  if (!areAdmins || user?.id !== reset.userId) return undefined
  if (user.reset === tokenHash) return { user, isUsed: false }
  return user.usedReset === tokenHash ? { user, isUsed: true } : undefined
}
