import { type AuditQuery, audit, limits } from '@bong-bari/contract'
import { dayInKolkata, daysAfter, startOfDay } from '@bong-bari/site'
import { foldUsername, listAudit, type StoredAudit } from '@bong-bari/table'
import { serve } from '../http/serve.ts'

/** Nothing is older than 2000. */
const beginning = (day: string) => startOfDay(day < '2000-01-01' ? '2000-01-01' : day)

const selectionFor = ({ by, action, noun, since, until }: AuditQuery, now: Date) => ({
  since: since ? beginning(since) : undefined,
  before: until && until < dayInKolkata(now) ? beginning(daysAfter(until, 1)) : undefined,
  matches: (entry: StoredAudit) =>
    (!by || (entry.by !== null && foldUsername(entry.by) === foldUsername(by))) &&
    (!action || entry.action === action) &&
    (!noun || entry.noun === noun),
})

export const handler = serve(audit, {
  list: ({ query: { limit = limits.auditPage.default, cursor, ...filters }, now }) =>
    listAudit({ ...selectionFor(filters, now), limit, cursor, now }),
})
