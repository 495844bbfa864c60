import { type AuditQuery, audit, limits } from '@bong-bari/contract'
import { dayInKolkata, daysAfter, startOfDay } from '@bong-bari/site'
import { findCompanies, foldUsername, listAudit, type StoredAudit } from '@bong-bari/table'
import { serve } from '../../http/serve.ts'

/** The first moment of a day, not before 2000, as nothing is older. */
const beginning = (day: string) => startOfDay(day < '2000-01-01' ? '2000-01-01' : day)

const selectionFor = ({ by, action, noun, since, until }: AuditQuery, now: Date) => ({
  since: since ? beginning(since) : undefined,
  before: until && until < dayInKolkata(now) ? beginning(daysAfter(until, 1)) : undefined,
  matches: (entry: StoredAudit) =>
    (!by || (entry.by !== null && foldUsername(entry.by) === foldUsername(by))) &&
    (!action || entry.action === action) &&
    (!noun || entry.noun === noun),
})

/** Names each lead by its company. The companies are read now, because the audit must keep nothing of an erased lead. */
const withCompanies = async (entries: readonly StoredAudit[]) => {
  const ids = entries.flatMap(({ noun, of }) => (noun === 'lead' && of ? of : []))
  const companies = await findCompanies(ids)
  return entries.map((entry) =>
    entry.noun === 'lead' ? { ...entry, label: companies.get(entry.of ?? '') ?? null } : entry,
  )
}

export const handler = serve(audit, {
  list: async ({ query: { limit = limits.auditPage.default, cursor, ...filters }, now }) => {
    const page = await listAudit({ ...selectionFor(filters, now), limit, cursor, now })
    return { ...page, items: await withCompanies(page.items) }
  },
})
