import { AsyncLocalStorage } from 'node:async_hooks'
import { type AuditAction, type AuditNoun, keptDays } from '@bong-bari/contract'
import type { StoredAudit } from './audit-list.ts'
import { keys } from './keys.ts'

/** What something is done to; with an action or a person only where the route and its session do not say them. */
export type Subject = {
  noun: AuditNoun
  of?: string | number | undefined
  label?: unknown
  fields?: readonly string[] | undefined
  action?: AuditAction | undefined
  by?: string | undefined
  session?: string | undefined
  tell?: readonly string[] | undefined
}

/** Who does what, and when. `session` names a session and opens none. */
export type Audited = {
  action: AuditAction
  at: Date
  by: string | null
  session: string | undefined
}

const audited = new AsyncLocalStorage<Audited>()

/** Runs, and has every change of it that says what it changes leave an entry in the audit, in its own transaction. */
export const auditing = <Result>(one: Audited, run: () => Result): Result => audited.run(one, run)

/** Of a request not even a word may outlive it. */
const labelOf = ({ noun, label }: Subject) =>
  noun !== 'lead' && typeof label === 'string' && label ? label.slice(0, 120) : null

/** Part of a session's public id, by which two entries are known to be of one. */
const fingerprint = (session: string | undefined) => session?.slice(0, 8) ?? null

/** What the product alone writes with what somebody says. */
const ownFields =
  /^(gsi.*|updatedAt|changedBy|version|autosaved|revisedAt|trimmed|removal|formerSlugs|wantedSlug|shareImage|image(Width|Height|Small))$/

/** What is written of a change, where one is listened for. */
export const entryOf = (subject: Subject | undefined) => {
  const one = audited.getStore()
  if (!one || !subject) return undefined
  const at = one.at.toISOString()
  const id = crypto.randomUUID()
  const { tell } = subject
  const entry: StoredAudit = {
    id,
    at,
    action: subject.action ?? one.action,
    by: subject.by ?? one.by,
    session: fingerprint(subject.session ?? one.session),
    noun: subject.noun,
    of: subject.of === undefined ? null : String(subject.of),
    label: labelOf(subject),
    fields: (subject.fields ?? []).filter((name) => !ownFields.test(name)),
    ...(tell?.length && { tell: [...tell] }),
    ttl: Math.floor(one.at.getTime() / 1000) + keptDays.audit * 24 * 3600,
  }
  return { ...keys.audit(at, id), ...entry }
}
