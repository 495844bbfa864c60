import * as z from 'zod/mini'

export const leadStatuses = ['new', 'hot', 'warm', 'cold', 'dead'] as const
export const leadStatus = z.enum(leadStatuses, {
  error: `leadStatus must be one of ${leadStatuses.join(', ')}`,
})
export type LeadStatus = z.output<typeof leadStatus>
