import { type LeadFilters, type LeadOrder, leadFiltersOf, type Page } from '@bong-bari/contract'
import { dayIn, site } from '@bong-bari/site'
import {
  type LeadTests,
  listDueLeads,
  listLeads,
  markOfOwner,
  pagesOfDueLeads,
  pagesOfLeadSearch,
  pagesOfLeads,
  type StoredLead,
  searchLeads,
} from '@bong-bari/table'
import { leadSearch } from './lead-words.ts'

/** Which leads somebody asks for. */
export type LeadQuery = Partial<LeadFilters> & {
  q?: string | undefined
  order?: LeadOrder | undefined
  spam?: boolean | undefined
}

/** Who asks, and when: for `me` and for today. */
export type Asker = { user: { id: string }; now: Date }

/** Nobody takes care of most of what was dealt with long ago: of that, only what waits is asked for. */
export const leadTestsOf = (query: LeadQuery, { user, now }: Asker): LeadTests => {
  const { leadStatus, opened, owner, due } = leadFiltersOf(query)
  const isWaiting = due || owner === 'none' || query.order === 'due'
  return {
    leadStatus,
    opened,
    ownerId: owner === 'none' ? null : owner === 'me' ? user.id : owner,
    due: isWaiting ? { kind: due, day: dayIn(site.timeZone, now) } : undefined,
  }
}

type Place = { limit: number; cursor: string | undefined }
type Found = {
  page: (at: Place) => Promise<Page<StoredLead[]>>
  pages: () => AsyncGenerator<StoredLead[], void>
}

/** The leads that somebody asks for: a page of them, or all. */
export const leadsFor = (query: LeadQuery, asker: Asker): Found => {
  const { q, spam = false } = query
  const tests = leadTestsOf(query, asker)
  const order = query.order === 'due' ? undefined : query.order
  const search = q ? leadSearch(q) : undefined
  if (tests.due) {
    const matches = (lead: StoredLead) =>
      Boolean(lead.spam) === spam && (search?.matches(lead) ?? true)
    return {
      page: (at) => listDueLeads({ tests, matches, ...at }),
      pages: () => pagesOfDueLeads({ tests, matches }),
    }
  }
  if (search || tests.ownerId) {
    const owned = tests.ownerId ? [[markOfOwner(tests.ownerId)]] : []
    const sought = [...(search?.sought ?? []), ...owned]
    const matches = search?.matches ?? (() => true)
    return {
      page: (at) => searchLeads({ tests, spam, order, sought, matches, ...at }),
      pages: () => pagesOfLeadSearch({ tests, spam, order, sought, matches }),
    }
  }
  const listing = { tests, spam, order }
  return {
    // A cursor of a search may break off; a list has no use for that.
    page: ({ limit, cursor }) => listLeads({ ...listing, limit, cursor: cursor?.split('~')[0] }),
    pages: () => pagesOfLeads(listing),
  }
}
