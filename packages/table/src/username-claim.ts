import * as z from 'zod/mini'
import { foldUsername, keys } from './keys.ts'
import { skeletonOf } from './skeleton.ts'
import { listUsers, readTeam } from './team.ts'
import { create, get, type Item, type Key, remove } from './verbs.ts'

export type Named = { id: string; username: string }

const claim = z.object({ id: z.uuid(), claimedUntil: z.number() })
type Claim = z.output<typeof claim>

/** Keeps every name that is drawn like `username` for the account `id`. */
export const storedSkeleton = z.extend(claim, { username: z.string() })

/** Milliseconds for which a claimed name waits for its password; no function runs for so long. */
const claimLifetime = 60_000

/** The condition that an item is still that of an account. */
export const ofOwner = (id: string) => ({ expression: '#id = :id', values: { id } })

const claimIn = (item: Item | undefined) => claim.safeParse(item).data

/** A claim that was never finished, or whose account is no admin any more, can be taken over. */
const isAbandoned = async ({ id, claimedUntil }: Claim, now: Date) => {
  if (claimedUntil >= now.getTime()) return false
  const { members, unreadable } = await readTeam()
  return !members.some((one) => one.id === id) && !unreadable.includes(id)
}

const take = async (item: Key & Claim & Item, now: Date): Promise<boolean> => {
  if (await create(item)) return true
  const holder = claimIn(await get({ pk: item.pk, sk: item.sk }))
  // The answer to the first try may have been lost on its way.
  if (holder?.id === item.id) return true
  if (!holder || !(await isAbandoned(holder, now))) return false
  return create(item, ofOwner(holder.id))
}

/** Asked of the team too: admins from before there were skeletons have none. */
const looksLikeAnother = async ({ id, username }: Named) => {
  const [skeleton, folded] = [skeletonOf(username), foldUsername(username)]
  return (await listUsers()).some(
    (one) =>
      skeletonOf(one.username) === skeleton &&
      !(one.id === id && foldUsername(one.username) === folded),
  )
}

/**
 * Takes a username, and every one that is drawn like it, for one account before its password is
 * hashed, so that of any number of simultaneous takers exactly one gets true and only that one does
 * the slow work. A claim that was never finished can be taken again after a minute.
 */
export const claimUsername = async (user: Named, now: Date): Promise<boolean> => {
  const { id, username } = user
  if (await looksLikeAnother(user)) return false
  const claimed = { id, username, claimedUntil: now.getTime() + claimLifetime }
  const skeleton = keys.skeleton(username)
  if (!(await take({ ...skeleton, ...claimed }, now))) return false
  const account = { ...keys.user(username), ...claimed, createdAt: now.toISOString(), logins: 0 }
  if (await take(account, now)) return true
  await remove(skeleton, ofOwner(id))
  return false
}

/** Whether a claimed name, and every one that is drawn like it, still belongs to the account. */
export const keepsName = async ({ id, username }: Named): Promise<boolean> =>
  claimIn(await get(keys.skeleton(username)))?.id === id

/** The id of the account for which a name, or one that is drawn like it, was claimed last. */
export const claimantOf = async (username: string): Promise<string | undefined> =>
  claimIn((await get(keys.user(username))) ?? (await get(keys.skeleton(username))))?.id
