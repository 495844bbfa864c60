import {
  type AuditEntry,
  type AuditQuery,
  auditActions,
  auditNouns,
  type FileAnswer,
  limits,
} from '@bong-bari/contract'
import { listAudit } from '@bong-bari/table'
import { auditFor } from '../searching/audit-listing.ts'
import { csvLine, csvMark } from './csv.ts'
import { indiaDay } from './india-time.ts'

const wordsOf = (names: Record<string, string>, name: string | null) =>
  name && (names[name] ?? name)

const columns: Record<string, (entry: AuditEntry) => string | Date | null> = {
  'Time (IST)': ({ at }) => new Date(at),
  Who: ({ by }) => by ?? 'Operator',
  Session: ({ session }) => session,
  Action: ({ action }) => wordsOf(auditActions, action),
  What: ({ noun }) => wordsOf(auditNouns, noun),
  Name: ({ label }) => label,
  Fields: ({ fields }) => fields.join(', '),
  ID: ({ of }) => of,
}

async function* entriesFor(query: AuditQuery, now: Date) {
  let cursor: string | undefined
  let left: number = limits.exportedAudit
  do {
    const limit = Math.min(left, 1_000)
    const page = await listAudit({ ...auditFor(query, now), limit, cursor, now })
    yield* page.items
    left -= page.items.length
    cursor = page.next
  } while (cursor && left)
}

/** As CSV, newest first. */
export const exportAudit = async (query: AuditQuery, now: Date): Promise<FileAnswer> => {
  const lines = [csvMark + csvLine(Object.keys(columns))]
  for await (const entry of entriesFor(query, now))
    lines.push(csvLine(Object.values(columns).map((value) => value(entry))))
  return {
    name: `audit-${indiaDay(now)}.csv`,
    contentType: 'text/csv; charset=utf-8',
    body: Buffer.from(lines.join('')),
  }
}
