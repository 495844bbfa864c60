import * as table from '@bong-bari/table'

const postsOf = async () => {
  let count = 0
  let cursor: string | undefined
  do {
    const page = await table.listPosts({ limit: 100, cursor })
    for (const { id } of page.items) if (await table.findPostById(id)) count++
    cursor = page.next
  } while (cursor)
  return count
}

const leadsOf = async (spam: boolean) => {
  let count = 0
  for await (const leads of table.pagesOfLeads({ spam })) count += leads.length
  return count
}

/** Only accounts that can log in count. */
const adminsOf = async () => {
  const accounts = await Promise.all(
    (await table.listUsers()).map(({ username }) => table.findUser(username)),
  )
  return accounts.filter((account) => account?.password).length
}

const lengthOf = async (list: Promise<unknown[]>) => (await list).length

const kinds: Record<string, () => Promise<number>> = {
  admins: adminsOf,
  leads: () => leadsOf(false),
  'leads kept apart': () => leadsOf(true),
  posts: postsOf,
  'homepage sections': () => lengthOf(table.listSections()),
  settings: () => lengthOf(table.listSettings()),
  'training rows': () => lengthOf(table.trainingRows.list()),
  templates: () => lengthOf(table.templates.list()),
}

/** How many of a kind there are, or why they cannot be read. */
export type Count = number | string

/**
 * Reads everything of a table through the product's own code and indexes, every item parsed, as the
 * site would; answers for each kind how many there are, or what broke.
 */
export const countItems = async (tableName: string): Promise<Record<string, Count>> => {
  process.env.TABLE_NAME = tableName
  const counts: Record<string, Count> = {}
  for (const [kind, read] of Object.entries(kinds))
    counts[kind] = await read().catch((error: unknown) => `cannot be read: ${String(error)}`)
  return counts
}

/** Sentences about what makes a table unfit to serve the site. */
export const unfit = (counts: Record<string, Count>): string[] => [
  ...Object.entries(counts).flatMap(([kind, count]) =>
    typeof count === 'string' ? [`${kind} ${count.split('\n')[0]}`] : [],
  ),
  ...(counts.admins === 0 ? ['nobody could log in: there is no admin'] : []),
]
