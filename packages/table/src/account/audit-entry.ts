import { isDeepStrictEqual } from 'node:util'
import { type AuditAction, keptDays } from '@bong-bari/contract'
import { keys } from '../schema/keys.ts'
import type { MakeEntry, Subject } from './audit.ts'
import type { StoredAudit } from './audit-list.ts'

/** `session` identifies but grants nothing. */
export type Audited = {
  action: AuditAction
  at: Date
  by: string | null
  session: string | undefined
}

/** Nothing of an erased lead may outlive it. */
const labelOf = ({ noun, label }: Subject) =>
  noun !== 'lead' && typeof label === 'string' && label ? label.slice(0, 120) : null

/** Enough of the public id to group entries. */
const fingerprint = (session: string | undefined) => session?.slice(0, 8) ?? null

/** Set by the product with any change, so no news. */
const ownFields =
  /^(gsi.*|updatedAt|changedBy|version|autosaved|revisedAt|formerSlugs|wantedSlug|shareImage|image(Width|Height|Small))$/

const fieldsOf = ({ fields, changes }: Subject): readonly string[] => {
  if (fields || !changes) return fields ?? []
  const known = new Map<string, unknown>(Object.entries(changes.from))
  return Object.entries(changes.to).flatMap(([name, value]) =>
    ownFields.test(name) || isDeepStrictEqual(known.get(name), value) ? [] : [name],
  )
}

export const entriesOf =
  (one: Audited): MakeEntry =>
  (subject) => {
    const at = one.at.toISOString()
    const id = crypto.randomUUID()
    const { noun, of, tell, action = one.action, by = one.by, session = one.session } = subject
    const entry: StoredAudit = {
      ...{ id, at, action, by, noun },
      session: fingerprint(session),
      of: of === undefined ? null : String(of),
      label: labelOf(subject),
      fields: [...fieldsOf(subject)],
      ...(tell?.length && { tell: [...tell] }),
      ttl: Math.floor(one.at.getTime() / 1000) + keptDays.audit * 24 * 3600,
    }
    return { ...keys.audit(at, id), ...entry }
  }
