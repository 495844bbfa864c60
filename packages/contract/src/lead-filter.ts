import * as z from 'zod/mini'
import { optionalText } from './fields.ts'
import { leadStatus } from './lead-status.ts'
import { limits } from './limits.ts'
import { filter } from './paging.ts'

/** A filter by yes or no. */
export const flag = (name: string) =>
  filter(
    z.pipe(
      z.enum(['true', 'false'], { error: `${name} must be true or false` }),
      z.transform((value) => value === 'true'),
    ),
  )

export const leadOrders = ['newest', 'oldest'] as const
export type LeadOrder = (typeof leadOrders)[number]

/** What leads can be narrowed down by. Every place that filters has to have each of these. */
export const leadFilterNames = ['leadStatus', 'opened'] as const
type LeadFilterName = (typeof leadFilterNames)[number]

const leadFilters = {
  leadStatus: filter(leadStatus),
  opened: flag('opened'),
} satisfies Record<LeadFilterName, z.ZodMiniType>

/** Each filter by name; undefined does not filter. */
export type LeadFilters = {
  [Name in LeadFilterName]: z.output<(typeof leadFilters)[Name]>
}

/** The filters of a query, each of them named. */
export const leadFiltersOf = (query: Partial<LeadFilters>): LeadFilters => ({
  leadStatus: query.leadStatus,
  opened: query.opened,
})

/** Which leads, and in which order. `q` looks for words, or beginnings of words, among all of them. */
export const leadSelection = {
  ...leadFilters,
  q: optionalText(limits.leadSearch.text, 'q'),
  order: filter(z.enum(leadOrders, { error: `order must be one of ${leadOrders.join(', ')}` })),
}
