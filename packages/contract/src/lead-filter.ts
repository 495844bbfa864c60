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

/** `due` has only what waits for something, the longest due first. */
export const leadOrders = ['newest', 'oldest', 'due'] as const
export type LeadOrder = (typeof leadOrders)[number]

/** Due is what should be done by the end of today; what should have been done by an earlier day is late. */
export const leadDues = ['today', 'late'] as const
export type LeadDue = (typeof leadDues)[number]

/** What leads can be narrowed down by. Every place that filters has to have each of these. */
export const leadFilterNames = ['leadStatus', 'opened', 'owner', 'due'] as const
type LeadFilterName = (typeof leadFilterNames)[number]

const leadFilters = {
  leadStatus: filter(leadStatus),
  opened: flag('opened'),
  owner: filter(
    z.union([z.enum(['me', 'none']), z.uuid()], {
      error: 'owner must be me, none or the id of an admin',
    }),
  ),
  due: filter(z.enum(leadDues, { error: `due must be one of ${leadDues.join(', ')}` })),
} satisfies Record<LeadFilterName, z.ZodMiniType>

/** Each filter by name; undefined does not filter. */
export type LeadFilters = {
  [Name in LeadFilterName]: z.output<(typeof leadFilters)[Name]>
}

/** The filters of a query, each of them named. */
export const leadFiltersOf = (query: Partial<LeadFilters>): LeadFilters => ({
  leadStatus: query.leadStatus,
  opened: query.opened,
  owner: query.owner,
  due: query.due,
})

/** Which leads, and in which order. `q` looks for words, or beginnings of words, among all of them. */
export const leadSelection = {
  ...leadFilters,
  q: optionalText(limits.leadSearch.text, 'q'),
  order: filter(z.enum(leadOrders, { error: `order must be one of ${leadOrders.join(', ')}` })),
}
