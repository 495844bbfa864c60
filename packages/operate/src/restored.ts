import { everyEntity } from '@bong-bari/table'

const lists = everyEntity.flatMap(([, { walk }]) => Object.entries(walk?.lists ?? {}))

/** How many of a kind there are, or why they cannot be read. */
export type Count = number | string

/**
 * Reads everything of a table through the product's own code and indexes, every item parsed, as the
 * site would; answers for each kind how many there are, or what broke.
 */
export const countItems = async (tableName: string): Promise<Record<string, Count>> => {
  process.env.TABLE_NAME = tableName
  const counts: Record<string, Count> = {}
  for (const [kind, { count }] of lists)
    counts[kind] = await count().catch((error: unknown) => `cannot be read: ${String(error)}`)
  return counts
}

/** Sentences about what makes a table unfit to serve the site. */
export const unfit = (counts: Record<string, Count>): string[] => [
  ...Object.entries(counts).flatMap(([kind, count]) =>
    typeof count === 'string' ? [`${kind} ${count.split('\n')[0]}`] : [],
  ),
  ...(counts.admins === 0 ? ['nobody could log in: there is no admin'] : []),
]
