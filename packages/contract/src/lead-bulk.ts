import * as z from 'zod/mini'
import { leadStatus } from './lead-status.ts'
import { limits } from './limits.ts'
import { ownerId } from './owner.ts'

const { bulkLeads: most } = limits

/** The leads that one call changes. */
export const bulkIds = z
  .array(z.uuid('ids must be ids of collaboration requests'))
  .check(
    z.minLength(1, `ids must name 1 to ${most} collaboration requests`),
    z.maxLength(most, `ids must name 1 to ${most} collaboration requests`),
  )

/** What can be done to many at once; `erase` is for good. */
export const leadChange = z.union(
  [
    z.strictObject({ leadStatus }),
    z.strictObject({ ownerId }),
    z.strictObject({ spam: z.boolean() }),
    z.strictObject({ erase: z.literal(true) }),
  ],
  { error: 'change must be one of leadStatus, ownerId, spam and erase: true' },
)
export type LeadChange = z.output<typeof leadChange>

/** What became of one of them. */
export const bulkOutcomes = ['changed', 'not-found', 'failed'] as const
