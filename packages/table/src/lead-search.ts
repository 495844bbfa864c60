import type { Page } from '@bong-bari/contract'
import { findLead, type StoredLead } from './lead.ts'
import { passesFilters } from './lead-filtering.ts'
import type { Listing } from './lead-list.ts'
import { type Search, searchPage } from './search-page.ts'
import { byCursor } from './walk.ts'

type LeadSearch = Listing & Pick<Search<StoredLead>, 'sought' | 'limit' | 'cursor'>

/** See {@link searchPage}. Half a read unit per lead and index query. */
export const searchLeads = ({
  spam = false,
  filters,
  asker,
  matches,
  ...search
}: LeadSearch): Promise<Page<StoredLead[]>> =>
  searchPage({
    ...search,
    find: (id) => findLead(id, { eventual: true }),
    isOne: (lead) =>
      (lead.spam ?? false) === spam && passesFilters(lead, { filters, asker, matches }),
  })

export const pagesOfLeadSearch = (search: Omit<LeadSearch, 'cursor' | 'limit'>) =>
  byCursor((from) => searchLeads({ ...search, ...from }), 200)()
