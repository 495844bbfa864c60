import { type LeadAsker, type LeadFilters, passesLeadFilters } from '@bong-bari/contract'
import { queueOf } from '@bong-bari/site'
import type { StoredLead } from './lead.ts'
import { dueDayOf } from './lead-place.ts'

export type Filtered = {
  filters?: LeadFilters | undefined
  /** Needed only by filters that depend on who asks, and when. */
  asker?: LeadAsker | undefined
  matches?: ((lead: StoredLead) => boolean) | undefined
}

export const nobody: LeadAsker = { userId: '', today: '' }

/** Whether the lead itself passes: indexes lag, and cover only some filters. */
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
