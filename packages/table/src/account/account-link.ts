import * as z from 'zod/mini'
import { createOnce, get, transact, type Write } from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'
import { readTeam } from './team.ts'
import { changePassword, createUser, findUser, type StoredUser, type UserName } from './user.ts'

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

type LinkMaker = Pick<StoredAccountLink, 'madeBy' | 'ttl'>

/** Stores an invitation under its token's hash. */
export const createInvite = (tokenHash: string, made: LinkMaker) =>
  createOnce({ ...keys.accountLink(tokenHash), ...made }, { noun: 'user' })

/** Stores a link for a new password. The account names its valid link, so earlier ones end. Returns false if `id` is not on the team. */
export const createReset = async (
  tokenHash: string,
  id: string,
  made: LinkMaker,
): Promise<boolean> => {
  const member = (await readTeam()).members.find((one) => one.id === id)
  if (!member) return false
  const { username } = member
  const link = { ...keys.accountLink(tokenHash), ...made, account: { id, username } }
  const own = { update: keys.user(username), changes: { set: { reset: tokenHash } } }
  const failed = await transact(
    [{ put: link }, { ...own, when: { expression: '#id = :id', values: { id } } }],
    { noun: 'user', of: id, label: username, action: 'reset-made' },
  )
  return !failed
}

export type AccountLink = {
  tokenHash: string
  usedBy: string | undefined
  /** Whose password it sets; undefined for an invitation. */
  user: StoredUser | undefined
}

const readLink = async (tokenHash: string) =>
  storedAccountLink.safeParse(await get(keys.accountLink(tokenHash))).data

/** Finds a link. Returns undefined if it has ended or was replaced, or if its maker or the account it is for is no longer an admin. */
export const findAccountLink = async (
  tokenHash: string,
  now: Date,
): Promise<AccountLink | undefined> => {
  const link = await readLink(tokenHash)
  if (!link || link.ttl * 1000 <= now.getTime()) return undefined
  const { account, madeBy, usedBy } = link
  const [user, { members }] = await Promise.all([account && findUser(account.username), readTeam()])
  const isAdmin = (id: string) => members.some((one) => one.id === id)
  if (!isAdmin(madeBy)) return undefined
  if (!account) return { tokenHash, usedBy, user: undefined }
  if (user?.id !== account.id || !isAdmin(account.id)) return undefined
  if (usedBy || user.reset === tokenHash) return { tokenHash, usedBy, user }
  // Either another link replaced it, or it was used between the two reads.
  const later = await readLink(tokenHash)
  return later?.usedBy ? { tokenHash, usedBy: later.usedBy, user } : undefined
}

const useUpLink = (tokenHash: string, usedBy: string): Write => ({
  update: keys.accountLink(tokenHash),
  changes: { set: { usedBy } },
  when: { expression: 'attribute_not_exists(#usedBy)' },
})

/** Creates the account and uses up the invitation in one transaction. Returns false if the name or the link is taken. */
export const joinByLink = (
  { tokenHash }: AccountLink,
  user: UserName,
  hash: () => Promise<string>,
  now: Date,
): Promise<boolean> =>
  createUser(user, hash, now, { beside: [useUpLink(tokenHash, user.id)], by: user.username })

/**
 * Sets the password, ends all sessions and uses up the link in one transaction. Returns false if the link was used or the password has
 * changed since.
 */
export const resetByLink = (
  { tokenHash }: AccountLink,
  user: StoredUser,
  password: string,
): Promise<boolean> =>
  changePassword(user, password, {
    beside: [useUpLink(tokenHash, user.id)],
    by: user.username,
    action: 'password-reset',
  })
