import * as z from 'zod/mini'
import { createOnce, get, transact, type Write } from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'
import { readTeam } from './team.ts'
import { changePassword, createUser, findUser, type Named, type StoredUser } from './user.ts'

/**
 * A link that admin `madeBy` hands over: an invitation, or with `account` a new password for that colleague. `usedBy` is the account
 * that used it. `ttl` in epoch seconds.
 */
export const storedAccountLink = z.object({
  madeBy: z.uuid(),
  account: z.optional(z.object({ id: z.uuid(), username: z.string() })),
  usedBy: z.optional(z.uuid()),
  ttl: z.number(),
})
type StoredAccountLink = z.output<typeof storedAccountLink>

type Made = Pick<StoredAccountLink, 'madeBy' | 'ttl'>

/** Stores an invitation under its token's hash. */
export const makeInvite = (tokenHash: string, made: Made) =>
  createOnce({ ...keys.accountLink(tokenHash), ...made }, { noun: 'user' })

/** The account names its valid link, which ends earlier ones. False for ids not on the team. */
export const makeReset = async (tokenHash: string, id: string, made: Made): Promise<boolean> => {
  const member = (await readTeam()).members.find((one) => one.id === id)
  if (!member) return false
  const { username } = member
  const link = { ...keys.accountLink(tokenHash), ...made, account: { id, username } }
  const own = { update: keys.user(username), changes: { set: { reset: tokenHash } } }
  const failed = await transact(
    [{ put: link }, { ...own, when: { expression: '#id = :id', values: { id } } }],
    { noun: 'user', of: id, label: username },
  )
  return !failed
}

export type AccountLink = {
  tokenHash: string
  usedBy: string | undefined
  /** Whose password it sets; undefined for an invitation. */
  user: StoredUser | undefined
}

/** Undefined where ended or replaced, or where its maker or the account it is for is no longer an admin. */
export const findAccountLink = async (
  tokenHash: string,
  now: Date,
): Promise<AccountLink | undefined> => {
  const link = storedAccountLink.safeParse(await get(keys.accountLink(tokenHash))).data
  if (!link || link.ttl * 1000 <= now.getTime()) return undefined
  const { account, madeBy, usedBy } = link
  const [user, { members }] = await Promise.all([account && findUser(account.username), readTeam()])
  const isAdmin = (id: string) => members.some((one) => one.id === id)
  if (!isAdmin(madeBy)) return undefined
  if (!account) return { tokenHash, usedBy, user: undefined }
  const isCurrent = user?.id === account.id && isAdmin(account.id)
  return isCurrent && (usedBy || user.reset === tokenHash) ? { tokenHash, usedBy, user } : undefined
}

const useUp = (tokenHash: string, usedBy: string): Write => ({
  update: keys.accountLink(tokenHash),
  changes: { set: { usedBy } },
  when: { expression: 'attribute_not_exists(#usedBy)' },
})

/** Creates the account and uses up the invitation in one write; false where name or link is taken. */
export const joinByLink = (
  { tokenHash }: AccountLink,
  user: Named,
  hash: () => Promise<string>,
  now: Date,
): Promise<boolean> =>
  createUser(user, hash, now, { beside: [useUp(tokenHash, user.id)], by: user.username })

/** Sets the password, ends all sessions and uses up the link in one write; false where the link or the old password is gone. */
export const resetByLink = (
  { tokenHash }: AccountLink,
  user: StoredUser,
  password: string,
): Promise<boolean> =>
  changePassword(user, password, {
    beside: [useUp(tokenHash, user.id)],
    by: user.username,
    action: 'password-reset',
  })
