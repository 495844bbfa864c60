import * as z from 'zod/mini'
import type { Condition } from './expression.ts'
import { keys } from './keys.ts'
import { create, get, type Item, type Key, remove } from './verbs.ts'

/** Says which post, kept by its id, has a slug, or is about to get it. */
export const storedPostSlug = z.object({ claimedBy: z.uuid(), at: z.iso.datetime() })

/** Milliseconds after which whoever claimed a slug has given it to the post, or never will. */
const claimMs = 60_000

const claimantOf = async (claim: Item, slug: string) => {
  const item = await get(keys.postById(String(claim.claimedBy)))
  return item?.slug === slug ? item : undefined
}

/** What stands under a slug, also where it cannot be read. */
export const itemWithSlug = async (slug: string): Promise<Item | undefined> => {
  const item = await get(keys.post(slug))
  return item?.claimedBy === undefined ? item : claimantOf(item, slug)
}

/** That a claim stands that came to nothing; undefined where none does. */
const isIdle = async (standing: Item, slug: string, now: Date): Promise<Condition | undefined> => {
  const { data } = storedPostSlug.safeParse(standing)
  if (!data || Date.parse(data.at) + claimMs > now.getTime()) return undefined
  if (await claimantOf(standing, slug)) return undefined
  const { claimedBy, at } = data
  return { expression: '#claimedBy = :claimedBy AND #at = :at', values: { claimedBy, at } }
}

/**
 * Puts an item where a slug is free: nothing stands there, or a claim that came to nothing a minute ago.
 * False where it is not, unless what stands there is the same to `isSame`.
 */
export const placeUnder = async (
  slug: string,
  item: Key & Item,
  { now, isSame }: { now: Date; isSame: (standing: Item) => boolean },
): Promise<boolean> => {
  if (await create(item)) return true
  const standing = await get(keys.post(slug))
  if (!standing) return create(item)
  if (isSame(standing)) return true
  const idle = await isIdle(standing, slug, now)
  return idle !== undefined && create(item, idle)
}

/**
 * Keeps a slug for the post of an id, before the post gets it; the same call again is the same claim. False
 * when another post has it.
 */
export const claimSlug = (slug: string, id: string, now: Date): Promise<boolean> =>
  placeUnder(
    slug,
    { ...keys.post(slug), claimedBy: id, at: now.toISOString() },
    { now, isSame: ({ claimedBy }) => claimedBy === id },
  )

/** Frees the slug of a post that is gone. */
export const freeSlug = (slug: string, id: string) =>
  remove(keys.post(slug), { expression: '#claimedBy = :id', values: { id } })
