import { type AuditQuery, audit, limits } from '@bong-bari/contract'
import { dayIn, endOfDay, site } from '@bong-bari/site'
import { foldUsername, listAudit, type StoredAudit } from '@bong-bari/table'
import { serve } from '../http/serve.ts'

const dayMs = 24 * 3600_000
const dayBefore = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - dayMs).toISOString().slice(0, 10)
/** Nothing is older than 2000. */
const after = (day: string) => {
  const counted = day < '2000-01-01' ? '2000-01-01' : day
  return new Date(endOfDay(site.timeZone, counted).getTime() + 1)
}

const selectionFor = ({ by, action, noun, since, until }: AuditQuery, now: Date) => ({
  since: since ? after(dayBefore(since)) : undefined,
  before: until && until < dayIn(site.timeZone, now) ? after(until) : undefined,
  matches: (entry: StoredAudit) =>
    (!by || (entry.by !== null && foldUsername(entry.by) === foldUsername(by))) &&
    (!action || entry.action === action) &&
    (!noun || entry.noun === noun),
})

export const handler = serve(audit, {
  list: ({ query: { limit = limits.auditPage.default, cursor, ...filters }, now }) =>
    listAudit({ ...selectionFor(filters, now), limit, cursor, now }),
})
