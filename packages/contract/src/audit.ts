import * as z from 'zod/mini'
import { auditActionNames, auditNounNames } from './audit-actions.ts'
import { limits } from './limits.ts'
import { filter, paging } from './paging.ts'
import type { Group } from './route.ts'

/** One thing that was done. Never what was written, and of a request for collaboration nothing but its id. */
export const auditEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** One of `auditActions`, or of an earlier version of the product. */
  action: z.string(),
  /** A username; null is somebody with a shell of the operator. */
  by: z.nullable(z.string()),
  /** Tells a session from others, and opens none; null where there was none. */
  session: z.nullable(z.string()),
  /** One of `auditNouns`. */
  noun: z.nullable(z.string()),
  of: z.nullable(z.string()),
  /** What a person knows it by. */
  label: z.nullable(z.string()),
  /** The names of what changed, or of what an export was asked for by. */
  fields: z.array(z.string()),
})
export type AuditEntry = z.output<typeof auditEntry>

const day = (name: string) =>
  filter(z.iso.date({ error: `${name} must be a day such as 2026-11-24` }))

/** `since` and `until` are days in the brand's time zone, both of them included. */
const auditFilters = {
  by: filter(z.string({ error: 'by must be given once' }).check(z.maxLength(limits.username.max))),
  action: filter(
    z.enum(auditActionNames, { error: `action must be one of ${auditActionNames.join(', ')}` }),
  ),
  noun: filter(
    z.enum(auditNounNames, { error: `noun must be one of ${auditNounNames.join(', ')}` }),
  ),
  since: day('since'),
  until: day('until'),
}
export const auditQuery = z.object(auditFilters)
export type AuditQuery = z.output<typeof auditQuery>

export const audit = {
  /** Newest first. A page may be short, and empty, before the end. */
  list: {
    method: 'GET',
    path: '/api/admin/audit',
    access: 'admin',
    query: z.object({ ...auditFilters, ...paging(limits.auditPage.max) }),
    response: z.array(auditEntry),
    paged: true,
  },
} as const satisfies Group
