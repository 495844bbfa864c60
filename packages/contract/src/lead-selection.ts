import * as z from 'zod/mini'
import { optionalLine } from './fields.ts'
import {
  type LeadFilterName,
  type LeadFilters,
  leadFilterNames,
  leadFilterOf,
  leadOrders,
} from './lead-filter.ts'
import { limits } from './limits.ts'
import { filter } from './paging.ts'

/** Spam (`true`), or held over the daily limit. */
export const keptApart = filter(
  z.pipe(
    z.enum(['true', 'false', 'held'], { error: 'spam must be true, false or held' }),
    z.transform((value) => (value === 'held' ? value : value === 'true')),
  ),
)

type Wanted = {
  [Name in LeadFilterName]: z.ZodMiniOptional<z.ZodMiniType<NonNullable<LeadFilters[Name]>>>
}

const wanted = Object.fromEntries(
  leadFilterNames.map((name) => {
    const { values, takesId } = leadFilterOf(name)
    const named = z.enum(Object.keys(values))
    const said = Object.keys(values).join(', ')
    return [
      name,
      takesId
        ? filter(z.union([named, z.uuid()], `${name} must be ${said} or the id of an admin`))
        : filter(z.enum(named.options, `${name} must be one of ${said}`)),
    ]
  }),
) as object as Wanted

/** Filters and order. `q` matches words and their beginnings. */
export const leadSelection = {
  ...wanted,
  q: optionalLine(limits.leadSearch.text, 'q'),
  order: filter(z.enum(leadOrders, { error: `order must be one of ${leadOrders.join(', ')}` })),
}
