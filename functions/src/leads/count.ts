import { leadFiltersOf, type leads, type ParsedInput } from '@bong-bari/contract'
import { leadCount, pagesOfLeadSearch } from '@bong-bari/table'
import { tagOf } from '../http/conditional.ts'
import { leadSearch } from '../searching/lead-words.ts'

type Query = ParsedInput<typeof leads.count>['query']

/** What is counted of a search, and the pages that are read for it: those may hold nothing. */
const mostFound = 100
const mostPages = 5

const countFound = async (q: string, { spam, ...query }: Query) => {
  let [count, pages] = [0, 0]
  const listing = { filters: leadFiltersOf(query), spam }
  for await (const found of pagesOfLeadSearch({ ...listing, ...leadSearch(q) })) {
    if (pages++ === mostPages) return { count, more: true }
    count += found.length
    if (count > mostFound) return { count: mostFound, more: true }
  }
  return { count, more: false }
}

const count = async (query: Query) => {
  if (query.q) return countFound(query.q, query)
  return { count: (await leadCount(leadFiltersOf(query), query.spam)) ?? null, more: false }
}

/** How many leads a list holds, tagged by the number itself. */
export const countOfLeads = async (query: Query) => {
  const answer = await count(query)
  return { tag: tagOf(JSON.stringify(answer)), read: async () => answer }
}
