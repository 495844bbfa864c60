import { type LeadAsker, type LeadFilters, passesLeadFilters } from '@bong-bari/contract'
import { queueOf } from '@bong-bari/site'
import type { StoredLead } from './lead.ts'
import { dueDayOf } from './lead-place.ts'

export type Filtered = {
  filters?: LeadFilters | undefined
  /** For filters about the asker or today. */
  asker?: LeadAsker | undefined
  matches?: ((lead: StoredLead) => boolean) | undefined
}

export const nobody: LeadAsker = { userId: '', today: '' }

/** Indexes lag and cover only some filters. */
export const passesFilters = (
  lead: StoredLead,
  { filters = {}, asker = nobody, matches }: Filtered,
) =>
  passesLeadFilters(
    { ...lead, dueDay: dueDayOf(lead), queue: queueOf(lead, asker.today) },
    filters,
    asker,
  ) &&
  (matches?.(lead) ?? true)
