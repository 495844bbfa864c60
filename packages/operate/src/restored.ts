import {
  everyEntity,
  findLead,
  indexBeginnings,
  keepErased,
  leadsAmong,
  listErased,
  notingUnreadable,
  removeLead,
  type UnreadableItem,
} from '@bong-bari/table'
import { forgetSaid } from '../../../functions/src/bot/kept-question.ts'

const lists = everyEntity.flatMap(([, { walk }]) => Object.entries(walk?.lists ?? {}))

/** How many of a kind there are, or why they cannot be read. */
export type Count = number | string

const countOf = async (count: () => Promise<number>): Promise<Count> => {
  const unreadable: UnreadableItem[] = []
  try {
    const readable = await notingUnreadable(unreadable, count)
    const ids = unreadable.map(({ kind, id }) => `${kind} ${id}`).join(', ')
    return unreadable.length ? `cannot be read: ${ids}` : readable
  } catch (error) {
    return `cannot be read: ${String(error)}`
  }
}

/**
 * Reads everything of a table through the product's own code and indexes, every item parsed, as the
 * site would; answers for each kind how many there are, or what broke.
 */
export const countItems = async (tableName: string): Promise<Record<string, Count>> => {
  process.env.TABLE_NAME = tableName
  const counts: Record<string, Count> = {}
  for (const [kind, { count }] of lists) counts[kind] = await countOf(count)
  return counts
}

/** Sentences about what makes a table unfit to serve the site. */
export const unfit = (counts: Record<string, Count>): string[] => [
  ...Object.entries(counts).flatMap(([kind, count]) =>
    typeof count === 'string' ? [`${kind} ${count.split('\n')[0]}`] : [],
  ),
  ...(counts.admins === 0 ? ['nobody could log in: there is no admin'] : []),
]

/** Erases a lead with what the product erases with it: nothing follows from a change of a table that is not served. */
const eraseWhole = async (id: string) => {
  const lead = await notingUnreadable([], () => findLead(id))
  await forgetSaid(lead?.conversation ?? [])
  await indexBeginnings('lead', { id, createdAt: undefined }, [])
  await removeLead(id)
}

/**
 * Erases from a restored table what was erased from the live one since, and notes it there, so that it stays so. Answers
 * how many leads had come back. It can be repeated.
 */
export const eraseAgain = async (live: string, restored: string): Promise<number> => {
  process.env.TABLE_NAME = live
  const erased = await listErased()
  process.env.TABLE_NAME = restored
  const back = await leadsAmong(erased)
  for (const id of back) await eraseWhole(id)
  for (const one of erased) await keepErased(one)
  return back.length
}
