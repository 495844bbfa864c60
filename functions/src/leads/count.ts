import { isCountedByIndex, type leads, type ParsedInput } from '@bong-bari/contract'
import { leadCount } from '@bong-bari/table'
import { tagOf } from '../http/conditional.ts'
import { type Asker, filteredBy, isWaiting, leadsFor } from '../searching/lead-listing.ts'

type Query = ParsedInput<typeof leads.count>['query']

/** A search counts to here, and reads so many pages, which may be empty. */
const mostFound = 100
const mostPages = 5

const countFound = async (query: Query, asker: Asker) => {
  let [count, pages] = [0, 0]
  for await (const found of leadsFor(query, asker).pages()) {
    if (pages++ === mostPages) return { count, more: true }
    count += found.length
    if (count > mostFound) return { count: mostFound, more: true }
  }
  return { count, more: false }
}

const count = async (query: Query, asker: Asker) => {
  const { q, spam, order: _, ...filters } = query
  if (q || !isCountedByIndex(filters)) return countFound(query, asker)
  return leadCount({ ...filteredBy(filters, asker), spam, waiting: isWaiting(query) })
}

/** Tagged by the number itself. */
export const countOfLeads = async (query: Query, asker: Asker) => {
  const answer = await count(query, asker)
  return { tag: tagOf(JSON.stringify(answer)), read: async () => answer }
}
