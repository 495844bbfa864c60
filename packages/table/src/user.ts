import * as z from 'zod'
import { keys } from './keys.ts'
import { create, get, newestFirst, update } from './verbs.ts'

/** An admin. `password` is a hash with its parameters; a name that is only claimed has none yet. */
const storedUser = z.object({
  id: z.uuid(),
  username: z.string(),
  password: z.string().optional(),
})
export type StoredUser = z.output<typeof storedUser>

/** Milliseconds for which a claimed name waits for its password. */
const claimLifetime = 60_000

export const findUser = async (username: string): Promise<StoredUser | undefined> => {
  const item = await get(keys.user(username))
  return item && storedUser.parse(item)
}

/**
 * Takes a username, folded, for one account before its password is hashed, so that of any number
 * of simultaneous takers exactly one gets true and only that one does the slow work. A claim that
 * never got its password can be taken again after a minute.
 */
export const claimUsername = ({ id, username }: { id: string; username: string }, now: Date) =>
  create(
    { ...keys.user(username), id, username, claimedUntil: now.getTime() + claimLifetime },
    {
      expression: 'attribute_not_exists(#pk) OR #claimedUntil < :now',
      values: { now: now.getTime() },
    },
  )

/** Gives an account its password hash; false when the account with that id is gone. */
export const setUserPassword = async (
  { id, username }: { id: string; username: string },
  password: string,
) => {
  const changes = { password, claimedUntil: undefined, gsi1pk: keys.users, gsi1sk: username }
  const condition = { expression: '#id = :id', values: { id } }
  return (await update(keys.user(username), { set: changes }, condition)) !== undefined
}

/** At most `limit` admins, by username from Z to A. */
export const listUsers = async (limit = 100): Promise<StoredUser[]> =>
  (await newestFirst('gsi1', keys.users, { limit })).map((item) => storedUser.parse(item))
