import type { Wishes } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { keys, type SearchedKind } from './keys.ts'
import { sortKey } from './page.ts'
import { create, get, remove, type Write } from './verbs.ts'
import { writeMany } from './write-many.ts'

/** One thing under one beginning of a word: `sk` is its `<createdAt>#<id>`. */
export const storedFound = z.object({ pk: z.string(), sk: z.string() })

/** The beginnings a thing is or may be indexed under; `turn` counts changes and is odd during one. */
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

/** The index entry of an admin's leads; no word begins with `@`. */
export const markOfOwner = (id: string) => `@${id}`

export const marksOfWishes = ({ offering, budget, month }: Partial<Wishes>) =>
  [
    offering && `@for:${offering}`,
    budget && `@budget:${budget}`,
    month && `@month:${month}`,
  ].filter((mark) => typeof mark === 'string')

/** Writes that move a lead from its old owner's index entry to the new one's. */
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
 * Indexes a thing under exactly these beginnings; none removes it. If interrupted, the next call
 * completes it. False where another call is at work.
 */
export const indexBeginnings = async (
  kind: SearchedKind,
  { id, createdAt }: { id: string; createdAt: string | undefined },
  beginnings: readonly string[],
): Promise<boolean> => {
  let { data: known } = storedFoundBy.safeParse(await get(keys.foundBy(kind, id)))
  if (known && createdAt !== undefined && createdAt !== known.createdAt) {
    // Its date changed: remove the old entries.
    if (!(await indexBeginnings(kind, { id, createdAt: known.createdAt }, []))) return false
    known = undefined
  }
  const made = createdAt ?? known?.createdAt
  if (!made) return true
  const turn = known?.turn ?? 0
  // Odd: a call was interrupted, so noted entries may or may not exist.
  const isWhole = turn % 2 === 0
  const before = new Set(known?.beginnings)
  const wanted = new Set(beginnings)
  const added = isWhole ? beginnings.filter((one) => !before.has(one)) : beginnings
  const stale = [...before].filter((one) => !wanted.has(one))
  if (known && isWhole && !added.length && !stale.length) return true
  const begun = turn + (isWhole ? 1 : 2)
  // Noted before written, so that entries can always be found and removed.
  const during = { createdAt: made, beginnings: [...new Set([...before, ...wanted])], turn: begun }
  if (!(await write(kind, id, during, known?.turn))) return false
  const place = placeUnder(kind, { id, createdAt: made })
  await writeMany(added.map(place), stale.map(place))
  if (wanted.size)
    return write(kind, id, { ...during, beginnings: [...wanted], turn: begun + 1 }, begun)
  const condition = { expression: '#turn = :turn', values: { turn: begun } }
  return remove(keys.foundBy(kind, id), condition)
}
