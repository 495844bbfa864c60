import * as z from 'zod/mini'
import { day } from './day.ts'
import { leadStatus } from './lead-status.ts'
import { limits } from './limits.ts'
import { ownerId } from './owner.ts'

const { bulkLeads: most } = limits

const bulkId = z.uuid('ids must be ids of collaboration requests')

export const bulkIds = z
  .array(bulkId)
  .check(
    z.minLength(1, `ids must name 1 to ${most} collaboration requests`),
    z.maxLength(most, `ids must name 1 to ${most} collaboration requests`),
  )

/** Expected versions by id; other versions are skipped. */
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

/** `erase` is for good. */
export const leadChange = z.union([...fields, z.strictObject({ erase: z.literal(true) })], {
  error:
    'change must be one of leadStatus, ownerId, followUpOn, spam, wroteBack, done and erase: true',
})
export type LeadChange = z.output<typeof leadChange>

const leadBack = z.union(fields)
export type LeadBack = z.output<typeof leadBack>

/** `changed` even if nothing differed. */
export const bulkOutcomes = ['changed', 'changed-since', 'not-found', 'failed'] as const

/** `version` is the new one; `back` undoes the change, unless nothing changed or it was erased. */
export const bulkResult = z.object({
  id: z.string(),
  outcome: z.enum(bulkOutcomes),
  version: z.optional(z.int()),
  back: z.optional(leadBack),
})
export interface BulkResult extends z.output<typeof bulkResult> {}
