import { type Wishes, type WishName, wishNames } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { sortKey } from '../db/page.ts'
import { create, get, remove, type Write } from '../db/verbs.ts'
import { writeMany } from '../db/write-many.ts'
import { keys } from '../schema/keys.ts'

/** A lead under one prefix; `sk` is `<createdAt>#<id>`. */
export const storedFound = z.object({ pk: z.string(), sk: z.string() })

/** Prefixes it is or may be indexed under; `turn` counts changes, odd during one. */
export const storedFoundBy = z.object({
  createdAt: z.iso.datetime(),
  beginnings: z.array(z.string()),
  turn: z.number(),
})
type FoundBy = z.output<typeof storedFoundBy>

const placeUnder = (lead: { id: string; createdAt: string }) => (beginning: string) => ({
  pk: keys.found(beginning),
  sk: sortKey(lead),
})

/** An admin's leads; no word begins with `@`. */
export const markOfOwner = (id: string) => `@${id}`

/** Marks that are not stored under the name of the wish. */
const storedMark: Partial<Record<WishName, string>> = { offering: 'for' }

export const marksOfWishes = (wishes: Partial<Wishes>) =>
  wishNames.flatMap((name) =>
    wishes[name] ? [`@${storedMark[name] ?? name}:${wishes[name]}`] : [],
  )

/** Moves a lead between owners' index entries. */
export const changingOwner = (
  lead: { id: string; createdAt: string; ownerId: string | null },
  ownerId: string | null,
): Write[] => {
  const place = placeUnder(lead)
  return [
    ...(lead.ownerId ? [{ remove: place(markOfOwner(lead.ownerId)) }] : []),
    ...(ownerId ? [{ put: place(markOfOwner(ownerId)) }] : []),
  ]
}

export const itemsOfIndexed = (
  lead: { id: string; createdAt: string },
  beginnings: readonly string[],
) => [
  ...beginnings.map(placeUnder(lead)),
  { ...keys.foundBy(lead.id), createdAt: lead.createdAt, beginnings, turn: 2 },
]

const write = (id: string, next: FoundBy, turn: number | undefined) =>
  create(
    { ...keys.foundBy(id), ...next },
    turn === undefined ? undefined : { expression: '#turn = :turn', values: { turn } },
  )

/** Indexes a lead under exactly these prefixes; none removes it. An interrupted call is completed by the next. False while another is at work. */
export const indexBeginnings = async (
  { id, createdAt }: { id: string; createdAt: string | undefined },
  beginnings: readonly string[],
): Promise<boolean> => {
  const { data: known } = storedFoundBy.safeParse(await get(keys.foundBy(id)))
  const made = createdAt ?? known?.createdAt
  if (!made) return true
  const turn = known?.turn ?? 0
  // Odd: interrupted, so noted entries may not exist.
  const isWhole = turn % 2 === 0
  const before = new Set(known?.beginnings)
  const wanted = new Set(beginnings)
  const added = isWhole ? beginnings.filter((one) => !before.has(one)) : beginnings
  const stale = [...before].filter((one) => !wanted.has(one))
  if (known && isWhole && !added.length && !stale.length) return true
  const begun = turn + (isWhole ? 1 : 2)
  // Noted before writing, so entries can always be found.
  const during = { createdAt: made, beginnings: [...new Set([...before, ...wanted])], turn: begun }
  if (!(await write(id, during, known?.turn))) return false
  const place = placeUnder({ id, createdAt: made })
  await writeMany(added.map(place), stale.map(place))
  if (wanted.size) return write(id, { ...during, beginnings: [...wanted], turn: begun + 1 }, begun)
  const condition = { expression: '#turn = :turn', values: { turn: begun } }
  return remove(keys.foundBy(id), condition)
}
