import type { AuditAction, AuditMark, Route } from '@bong-bari/contract'
import { runAudited } from '@bong-bari/table'
import { makeAuditEntries } from '@bong-bari/table/audit-entry'
import type { CurrentSession } from './session.ts'

const isAction = (mark: AuditMark | undefined): mark is AuditAction =>
  mark !== undefined && !mark.startsWith('not: ')

/** Runs work whose changes are written to the audit, if the route says so. */
export const withAudit = <Result>(
  { audit }: Route,
  { now, session }: { now: Date; session: CurrentSession | undefined },
  work: () => Result,
): Result => {
  if (!isAction(audit)) return work()
  const by = session?.user.username ?? null
  const entries = makeAuditEntries({ action: audit, at: now, by, session: session?.publicId })
  return runAudited(entries, work)
}
