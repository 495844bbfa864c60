import type { Wishes } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { keys, type SearchedKind } from './keys.ts'
import { sortKey } from './page.ts'
import { create, get, remove, type Write } from './verbs.ts'
import { writeMany } from './write-many.ts'

/** One thing under one beginning of a word: `sk` is its `<createdAt>#<id>`. */
export const storedFound = z.object({ pk: z.string(), sk: z.string() })

/**
 * Under which beginnings a thing stands, or may stand while they change; `turn` counts the changes, and
 * is odd while one is under way.
 */
export const storedFoundBy = z.object({
  createdAt: z.iso.datetime(),
  beginnings: z.array(z.string()),
  turn: z.number(),
})
type FoundBy = z.output<typeof storedFoundBy>

const placeUnder =
  (kind: SearchedKind, one: { id: string; createdAt: string }) => (beginning: string) => ({
    pk: keys.found(kind, beginning),
    sk: sortKey(one),
  })

/** Under what the leads of an admin stand in the index; no word begins like it. */
export const markOfOwner = (id: string) => `@${id}`

/** Under what a lead stands by what it wishes, and what is asked for by a wish. */
export const marksOfWishes = ({ offering, budget, month }: Partial<Wishes>) =>
  [
    offering && `@for:${offering}`,
    budget && `@budget:${budget}`,
    month && `@month:${month}`,
  ].filter((mark) => typeof mark === 'string')

/** A lead changes hands: its place under the old owner goes, that under the new one comes at once. */
export const changingOwner = (
  lead: { id: string; createdAt: string; ownerId: string | null },
  ownerId: string | null,
): Write[] => {
  const place = placeUnder('lead', lead)
  return [
    ...(lead.ownerId ? [{ remove: place(markOfOwner(lead.ownerId)) }] : []),
    ...(ownerId ? [{ put: place(markOfOwner(ownerId)) }] : []),
  ]
}

/** All that the index keeps of a thing that stands under these beginnings. */
export const itemsOfIndexed = (
  kind: SearchedKind,
  one: { id: string; createdAt: string },
  beginnings: readonly string[],
) => [
  ...beginnings.map(placeUnder(kind, one)),
  { ...keys.foundBy(kind, one.id), createdAt: one.createdAt, beginnings, turn: 2 },
]

const write = (kind: SearchedKind, id: string, next: FoundBy, turn: number | undefined) =>
  create(
    { ...keys.foundBy(kind, id), ...next },
    turn === undefined ? undefined : { expression: '#turn = :turn', values: { turn } },
  )

/**
 * Puts a thing under these beginnings and under no others; under none it is forgotten. Whatever stops
 * it, the next call ends the work. False where another call is at it.
 */
export const indexBeginnings = async (
  kind: SearchedKind,
  { id, createdAt }: { id: string; createdAt: string | undefined },
  beginnings: readonly string[],
): Promise<boolean> => {
  let { data: known } = storedFoundBy.safeParse(await get(keys.foundBy(kind, id)))
  if (known && createdAt !== undefined && createdAt !== known.createdAt) {
    // It stands elsewhere in time by now.
    if (!(await indexBeginnings(kind, { id, createdAt: known.createdAt }, []))) return false
    known = undefined
  }
  const made = createdAt ?? known?.createdAt
  if (!made) return true
  const turn = known?.turn ?? 0
  // At an odd one a call stopped amid its work: what it noted may stand there or not.
  const isWhole = turn % 2 === 0
  const before = new Set(known?.beginnings)
  const wanted = new Set(beginnings)
  const added = isWhole ? beginnings.filter((one) => !before.has(one)) : beginnings
  const stale = [...before].filter((one) => !wanted.has(one))
  if (known && isWhole && !added.length && !stale.length) return true
  const begun = turn + (isWhole ? 1 : 2)
  // What may stand there is noted first, so that it is found again to be taken away.
  const during = { createdAt: made, beginnings: [...new Set([...before, ...wanted])], turn: begun }
  if (!(await write(kind, id, during, known?.turn))) return false
  const place = placeUnder(kind, { id, createdAt: made })
  await writeMany(added.map(place), stale.map(place))
  if (wanted.size)
    return write(kind, id, { ...during, beginnings: [...wanted], turn: begun + 1 }, begun)
  const condition = { expression: '#turn = :turn', values: { turn: begun } }
  return remove(keys.foundBy(kind, id), condition)
}
