import {
  type LeadFilters,
  type LeadOrder,
  monthAhead,
  ownerOf,
  type Page,
} from '@bong-bari/contract'
import { dayInKolkata } from '@bong-bari/site'
import {
  type KeptApart,
  listDueLeads,
  listLeads,
  markOfOwner,
  marksOfWishes,
  pagesOfDueLeads,
  pagesOfLeadSearch,
  pagesOfLeads,
  type StoredLead,
  searchLeads,
} from '@bong-bari/table'
import { refuseField } from '../http/refuse.ts'
import { leadSearch } from './lead-search.ts'

export type LeadQuery = LeadFilters & {
  q?: string | undefined
  order?: LeadOrder | undefined
  spam?: KeptApart | undefined
}

/** For `me` and today. */
export type Asker = { user: { id: string }; now: Date }

export const filteredBy = (filters: LeadFilters, { user, now }: Asker) => ({
  filters,
  asker: { userId: user.id, today: dayInKolkata(now) },
})

/** Old leads mostly lack owners, so only waiting ones count. */
export const isWaiting = ({ due, owner, order, queue }: LeadQuery) =>
  Boolean(due) || (!queue && (owner === 'none' || order === 'due'))

/** As indexed. */
const wishesIn = ({ when, ...filters }: LeadFilters, today: string) =>
  marksOfWishes({ ...filters, month: when && monthAhead(when, today) })

type Place = { limit: number; cursor: string | undefined }
type Found = {
  page: (at: Place) => Promise<Page<StoredLead[]>>
  pages: () => AsyncGenerator<StoredLead[], void>
}

/** A page, or all. */
export const leadsFor = (query: LeadQuery, asker: Asker): Found => {
  const { q, spam = false, order, ...filters } = query
  const asked = { ...filteredBy(filters, asker), spam, order: order === 'due' ? undefined : order }
  if (q && spam === 'held') refuseField('q', 'What is held is not searched')
  const search = q ? leadSearch(q) : undefined
  if (isWaiting(query) || (query.queue && !q)) {
    const matches = (lead: StoredLead) =>
      (lead.spam ?? false) === spam && (search?.matches(lead) ?? true)
    return {
      page: (at) => listDueLeads({ ...asked, matches, ...at }),
      pages: () => pagesOfDueLeads({ ...asked, matches }),
    }
  }
  const wished = wishesIn(filters, asked.asker.today)
  // Held leads are not indexed.
  if (search || filters.owner || (wished.length > 0 && spam !== 'held')) {
    const owned = filters.owner ? [[markOfOwner(ownerOf(filters.owner, asker.user.id))]] : []
    const sought = [...(search?.sought ?? []), ...owned, ...wished.map((mark) => [mark])]
    const { matches } = search ?? {}
    return {
      page: (at) => searchLeads({ ...asked, sought, matches, ...at }),
      pages: () => pagesOfLeadSearch({ ...asked, sought, matches }),
    }
  }
  return {
    // Search cursors may end differently.
    page: ({ limit, cursor }) => listLeads({ ...asked, limit, cursor: cursor?.split('~')[0] }),
    pages: () => pagesOfLeads(asked),
  }
}
