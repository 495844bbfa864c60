import type { LeadFilters, Page } from '@bong-bari/contract'
import { dayInKolkata } from '@bong-bari/site'
import {
  listDueLeads,
  listLeads,
  ownerMark,
  pagesOfDueLeads,
  pagesOfLeadSearch,
  pagesOfLeads,
  type StoredLead,
  searchLeads,
} from '@bong-bari/table'

export type LeadQuery = LeadFilters & {
  q?: string | undefined
  spam?: boolean | undefined
}

/** The filters `me` and `today` need to know who asks and when. */
export type Asker = { user: { id: string }; now: Date }

export const makeFilterOptions = (filters: LeadFilters, { user, now }: Asker) => ({
  filters,
  asker: { userId: user.id, today: dayInKolkata(now) },
})

/** Old leads mostly have no owner, so `none` lists only those that wait for something. */
export const listsOnlyWaiting = ({ due, owner, queue }: LeadQuery) =>
  Boolean(due) || (!queue && owner === 'none')

type PageRequest = { limit: number; cursor: string | undefined }
type LeadListing = {
  page: (at: PageRequest) => Promise<Page<StoredLead[]>>
  pages: () => AsyncGenerator<StoredLead[], void>
}

/** The rules of search load with the first search, so that a visitor's request does not wait for them. */
const readSearch = async (q: string) => (await import('./lead-search.ts')).parseLeadSearch(q)

/** Chooses how to list leads: by due day, by the search index, or by date. It can read one page or all pages. */
export const chooseLeadListing = async (query: LeadQuery, asker: Asker): Promise<LeadListing> => {
  const { q, spam = false, ...filters } = query
  const listing = { ...makeFilterOptions(filters, asker), spam }
  const search = q ? await readSearch(q) : undefined
  if (listsOnlyWaiting(query) || (query.queue && !q)) {
    const matches = (lead: StoredLead) =>
      (lead.spam ?? false) === spam && (search?.matches(lead) ?? true)
    return {
      page: (at) => listDueLeads({ ...listing, matches, ...at }),
      pages: () => pagesOfDueLeads({ ...listing, matches }),
    }
  }
  const { matches } = search ?? {}
  const owned = filters.owner === 'me' ? [[ownerMark(asker.user.id)]] : []
  // Spam is not in the search index, so it is read lead by lead.
  if (!spam && (search || owned.length > 0)) {
    const sought = [...(search?.sought ?? []), ...owned]
    return {
      page: (at) => searchLeads({ ...listing, sought, matches, ...at }),
      pages: () => pagesOfLeadSearch({ ...listing, sought, matches }),
    }
  }
  return {
    // A cursor of a search may have an end that lists do not know.
    page: ({ limit, cursor }) =>
      listLeads({ ...listing, matches, limit, cursor: cursor?.split('~')[0] }),
    pages: () => pagesOfLeads({ ...listing, matches }),
  }
}
