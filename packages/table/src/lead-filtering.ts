import { type LeadAsker, type LeadFilters, passesLeadFilters } from '@bong-bari/contract'
import { queueOf } from '@bong-bari/site'
import type { StoredLead } from './lead.ts'
import { dueDayOf } from './lead-place.ts'

/** Which leads somebody asks for. */
export type Filtered = {
  filters?: LeadFilters | undefined
  /** Who asks, and when; not needed where no filter does. */
  asker?: LeadAsker | undefined
  /** What else is asked of a lead. */
  matches?: ((lead: StoredLead) => boolean) | undefined
}

export const nobody: LeadAsker = { userId: '', today: '' }

/** Whether a lead, as it is now, is one that somebody asks for: indexes lag, and know some filters only. */
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
