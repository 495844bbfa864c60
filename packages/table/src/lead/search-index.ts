import * as z from 'zod/mini'
import { sortKey } from '../db/page.ts'
import { create, get, remove, type Write } from '../db/verbs.ts'
import { writeMany } from '../db/write-many.ts'
import { keys } from '../schema/keys.ts'

/** The entry of a lead under one prefix; `sk` is `<createdAt>#<id>`. */
export const storedFound = z.object({ pk: z.string(), sk: z.string() })

/** The prefixes under which a lead is, or may be, indexed. `turn` counts the changes; it is odd while one is going on. */
export const storedFoundBy = z.object({
  createdAt: z.iso.datetime(),
  beginnings: z.array(z.string()),
  turn: z.number(),
})
type FoundBy = z.output<typeof storedFoundBy>

const indexKeyOf = (lead: { id: string; createdAt: string }) => (beginning: string) => ({
  pk: keys.found(beginning),
  sk: sortKey(lead),
})

/** The prefix under which the leads of an admin are indexed. No word begins with `@`. */
export const ownerMark = (id: string) => `@${id}`

/** Returns the writes that move a lead from the index entry of its owner to that of another. */
export const moveOwnerMark = (
  lead: { id: string; createdAt: string; ownerId: string | null },
  ownerId: string | null,
): Write[] => {
  const keyOf = indexKeyOf(lead)
  return [
    ...(lead.ownerId ? [{ remove: keyOf(ownerMark(lead.ownerId)) }] : []),
    ...(ownerId ? [{ put: keyOf(ownerMark(ownerId)) }] : []),
  ]
}

export const itemsOfIndexed = (
  lead: { id: string; createdAt: string },
  beginnings: readonly string[],
) => [
  ...beginnings.map(indexKeyOf(lead)),
  { ...keys.foundBy(lead.id), createdAt: lead.createdAt, beginnings, turn: 2 },
]

const writeIndexEntry = (id: string, next: FoundBy, turn: number | undefined) =>
  create(
    { ...keys.foundBy(id), ...next },
    turn === undefined ? undefined : { expression: '#turn = :turn', values: { turn } },
  )

/**
 * Indexes a lead under exactly these prefixes, without any removes it. The next call completes one that was interrupted. Returns false
 * while another call changes the same lead.
 */
export const indexLead = async (
  { id, createdAt }: { id: string; createdAt: string | undefined },
  beginnings: readonly string[],
): Promise<boolean> => {
  const { data: stored } = storedFoundBy.safeParse(await get(keys.foundBy(id)))
  if (!stored && !beginnings.length) return true
  const indexedAs = createdAt ?? stored?.createdAt
  if (!indexedAs) return true
  const turn = stored?.turn ?? 0
  // The last call was interrupted if this is odd, so entries that are noted may not exist.
  const isWhole = turn % 2 === 0
  const before = new Set(stored?.beginnings)
  const wanted = new Set(beginnings)
  const added = isWhole ? beginnings.filter((one) => !before.has(one)) : beginnings
  const stale = [...before].filter((one) => !wanted.has(one))
  if (stored && isWhole && !added.length && !stale.length) return true
  const changingTurn = turn + (isWhole ? 1 : 2)
  // The prefixes are noted before the entries are written, so that every entry can be found and removed.
  const during = {
    createdAt: indexedAs,
    beginnings: [...new Set([...before, ...wanted])],
    turn: changingTurn,
  }
  if (!(await writeIndexEntry(id, during, stored?.turn))) return false
  const keyOf = indexKeyOf({ id, createdAt: indexedAs })
  await writeMany(added.map(keyOf), stale.map(keyOf))
  if (wanted.size)
    return writeIndexEntry(
      id,
      { ...during, beginnings: [...wanted], turn: changingTurn + 1 },
      changingTurn,
    )
  const condition = { expression: '#turn = :turn', values: { turn: changingTurn } }
  return remove(keys.foundBy(id), condition)
}
