import * as z from 'zod/mini'
import { day } from './day.ts'
import { leadStatus } from './lead-status.ts'
import { limits } from './limits.ts'
import { ownerId } from './owner.ts'

const { bulkLeads: most } = limits

const bulkId = z.uuid('ids must be ids of collaboration requests')

/** The leads that one call changes. */
export const bulkIds = z
  .array(bulkId)
  .check(
    z.minLength(1, `ids must name 1 to ${most} collaboration requests`),
    z.maxLength(most, `ids must name 1 to ${most} collaboration requests`),
  )

/** The version in which a lead is changed, by its id; one that stands in another is left as it is. */
export const bulkVersions = z.record(
  bulkId,
  z.int().check(z.nonnegative('versions must be numbers of versions')),
  { error: 'versions must be an object of ids and versions' },
)

const fields = [
  z.strictObject({ leadStatus }),
  z.strictObject({ ownerId }),
  z.strictObject({ followUpOn: z.nullable(day('followUpOn')) }),
  z.strictObject({ spam: z.union([z.boolean(), z.literal('held')]) }),
  z.strictObject({ wroteBack: z.boolean() }),
  z.strictObject({ done: z.boolean() }),
] as const

/** What can be done to many at once; `erase` is for good. */
export const leadChange = z.union([...fields, z.strictObject({ erase: z.literal(true) })], {
  error:
    'change must be one of leadStatus, ownerId, followUpOn, spam, wroteBack, done and erase: true',
})
export type LeadChange = z.output<typeof leadChange>

/** The change that takes one back. */
const leadBack = z.union(fields)
export type LeadBack = z.output<typeof leadBack>

/** What became of one of them; `changed` too where it was so already. */
export const bulkOutcomes = ['changed', 'changed-since', 'not-found', 'failed'] as const

/** `version` is that of a changed lead; `back` is there where it was not so before, and not erased. */
export const bulkResult = z.object({
  id: z.string(),
  outcome: z.enum(bulkOutcomes),
  version: z.optional(z.int()),
  back: z.optional(leadBack),
})
export type BulkResult = z.output<typeof bulkResult>
