import * as z from 'zod/mini'
import { optionalLine } from '../route/fields.ts'
import { filter } from '../route/inputs.ts'
import { limits } from '../route/limits.ts'
import { findLeadFilter, type LeadFilterName, type LeadFilters, leadFilterNames } from './filter.ts'
import { leadStatus, ownerId } from './lead.ts'

const { bulkLeads: maxIds } = limits

const bulkId = z.uuid('ids must be ids of collaboration requests')

export const bulkIds = z
  .array(bulkId)
  .check(
    z.minLength(1, `ids must name 1 to ${maxIds} collaboration requests`),
    z.maxLength(maxIds, `ids must name 1 to ${maxIds} collaboration requests`),
  )

/** The expected version of each lead, by id. A lead with another version is skipped. */
export const bulkVersions = z.record(
  bulkId,
  z.int().check(z.nonnegative('versions must be numbers of versions')),
  { error: 'versions must be an object of ids and versions' },
)

const fields = [
  z.strictObject({ leadStatus }),
  z.strictObject({ ownerId }),
  z.strictObject({ spam: z.boolean() }),
  z.strictObject({ done: z.boolean() }),
] as const

/** One change of many leads. `erase` is for good. */
export const leadChange = z.union([...fields, z.strictObject({ erase: z.literal(true) })], {
  error: 'change must be one of leadStatus, ownerId, spam, done and erase: true',
})
export type LeadChange = z.output<typeof leadChange>

const leadBack = z.union(fields)
export type LeadBack = z.output<typeof leadBack>

/** `changed` is also the outcome for a lead that was so before. */
export const bulkOutcomes = ['changed', 'changed-since', 'not-found', 'failed'] as const

/** `version` is the new one. `back` is the change that undoes this one; it is absent if nothing changed or the lead was erased. */
export const bulkResult = z.object({
  id: z.string(),
  outcome: z.enum(bulkOutcomes),
  version: z.optional(z.int()),
  back: z.optional(leadBack),
})
export interface BulkResult extends z.output<typeof bulkResult> {}

/** Lists spam instead of all other leads. */
export const spamFilter = filter(
  z.pipe(
    z.enum(['true', 'false'], { error: 'spam must be true or false' }),
    z.transform((value) => value === 'true'),
  ),
)

type FilterSchemas = {
  [Name in LeadFilterName]: z.ZodMiniOptional<z.ZodMiniType<NonNullable<LeadFilters[Name]>>>
}

const filterSchemas = Object.fromEntries(
  leadFilterNames.map((name) => {
    const values = Object.keys(findLeadFilter(name).values)
    return [name, filter(z.enum(values, `${name} must be one of ${values.join(', ')}`))]
  }),
) as object as FilterSchemas

/** Filters of a list of leads. `q` matches words and their beginnings. */
export const leadSelection = {
  ...filterSchemas,
  q: optionalLine(limits.leadSearch.text, 'q'),
}
