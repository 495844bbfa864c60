import { isDeepStrictEqual } from 'node:util'
import { type AuditAction, keptDays } from '@bong-bari/contract'
import { keys } from '../schema/keys.ts'
import type { AuditSubject, MakeEntry } from './audit.ts'
import type { StoredAudit } from './audit-list.ts'

/** What a call tells of itself. `session` is an id and grants no access. */
export type AuditContext = {
  action: AuditAction
  at: Date
  by: string | null
  session: string | undefined
}

/** A lead has no label, because nothing of an erased lead may outlive it. */
const labelOf = ({ noun, label }: AuditSubject) =>
  noun !== 'lead' && typeof label === 'string' && label ? label.slice(0, 120) : null

/** The beginning of the public id is enough to tell sessions apart. */
const fingerprint = (session: string | undefined) => session?.slice(0, 8) ?? null

/** The product sets these with any change, so they tell nothing. */
const derivedFields =
  /^(gsi.*|updatedAt|changedBy|version|autosaved|revisedAt|formerSlugs|wantedSlug|shareImage|image(Width|Height|Small))$/

const fieldsOf = ({ fields, changes }: AuditSubject): readonly string[] => {
  if (fields || !changes) return fields ?? []
  const valuesBefore = new Map<string, unknown>(Object.entries(changes.from))
  return Object.entries(changes.to).flatMap(([name, value]) =>
    derivedFields.test(name) || isDeepStrictEqual(valuesBefore.get(name), value) ? [] : [name],
  )
}

export const makeAuditEntries =
  (one: AuditContext): MakeEntry =>
  (subject) => {
    const at = one.at.toISOString()
    const id = crypto.randomUUID()
    const { noun, of, tell, action = one.action, by = one.by, session = one.session } = subject
    const entry: StoredAudit = {
      id,
      at,
      action,
      by,
      noun,
      session: fingerprint(session),
      of: of === undefined ? null : String(of),
      label: labelOf(subject),
      fields: [...fieldsOf(subject)],
      ...(tell?.length && { tell: [...tell] }),
      ttl: Math.floor(one.at.getTime() / 1000) + keptDays.audit * 24 * 3600,
    }
    return { ...keys.audit(at, id), ...entry }
  }
