import type { AuditQuery } from '@bong-bari/contract'
import { dayIn, endOfDay, site } from '@bong-bari/site'
import { foldUsername, type listAudit, type StoredAudit } from '@bong-bari/table'

const dayMs = 24 * 3600_000
const dayBefore = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - dayMs).toISOString().slice(0, 10)
const after = (day: string) => new Date(endOfDay(site.timeZone, day).getTime() + 1)

/** Before there was anything to tell. */
const longAgo = '2000-01-01'

/** Which entries of the audit a query asks for, as the table takes it. */
export const auditFor = (
  { by, action, noun, since = longAgo, until }: AuditQuery,
  now: Date,
): Pick<Parameters<typeof listAudit>[0], 'since' | 'before' | 'matches'> => ({
  since: after(dayBefore(since < longAgo ? longAgo : since)),
  before: until && until < dayIn(site.timeZone, now) ? after(until) : undefined,
  matches: (entry: StoredAudit) =>
    (!by || (entry.by !== null && foldUsername(entry.by) === foldUsername(by))) &&
    (!action || entry.action === action) &&
    (!noun || entry.noun === noun),
})
