import * as z from 'zod/mini'
import { filter, paging } from '../route/inputs.ts'
import { limits } from '../route/limits.ts'
import type { Group } from '../route/route.ts'
import { auditActionNames, auditNounNames } from './audit-actions.ts'

/** An entry of the audit. It never has what was written. A lead is named by its company as long as it exists, anything else as it was called then. */
export const auditEntry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  /** An older version of the product may have written an action that is no longer known. */
  action: z.string(),
  /** Null means that an operator did it in a shell. */
  by: z.nullable(z.string()),
  /** It tells sessions apart and grants no access. */
  session: z.nullable(z.string()),
  noun: z.nullable(z.string()),
  of: z.nullable(z.string()),
  label: z.nullable(z.string()),
  /** The names of the changed fields, or the filters of an exported file. */
  fields: z.array(z.string()),
})
export interface AuditEntry extends z.output<typeof auditEntry> {}

const day = (name: string) =>
  filter(z.iso.date({ error: `${name} must be a day such as 2026-11-24` }))

/** The days are in the time zone of the brand; both are included. */
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

const listQuery = z.object({ ...auditFilters, ...paging(limits.auditPage.max) })
export type AuditQuery = Omit<z.output<typeof listQuery>, 'limit' | 'cursor'>

export const audit = {
  /** Lists entries, newest first. Pages may be short or empty before the end. */
  list: {
    method: 'GET',
    path: '/api/admin/audit',
    access: 'admin',
    query: listQuery,
    response: z.array(auditEntry),
    paged: true,
  },
} as const satisfies Group
