import { AsyncLocalStorage } from 'node:async_hooks'
import type { AuditAction, AuditNoun } from '@bong-bari/contract'
import type { Item } from '../db/expression.ts'

/** What a change is about. `action`, `by` and `session` are given only where route and session do not tell them. */
export type AuditSubject = {
  noun: AuditNoun
  of?: string | number | undefined
  label?: unknown
  fields?: readonly string[] | undefined
  /** The audit keeps only the names of the fields that differ. */
  changes?: { from: object; to: object }
  action?: AuditAction | undefined
  by?: string | undefined
  session?: string | undefined
  tell?: readonly string[] | undefined
}

export type MakeEntry = (subject: AuditSubject) => Item & { pk: string; sk: string }

const entryMaker = new AsyncLocalStorage<MakeEntry>()

/** Runs `run`. Each change within it that has a subject writes its audit entry in the same transaction. */
export const runAudited = <Result>(make: MakeEntry, run: () => Result): Result =>
  entryMaker.run(make, run)

/** Makes the audit entry of a change; undefined outside of {@link runAudited}. */
export const makeEntry = (subject: AuditSubject | undefined) =>
  subject && entryMaker.getStore()?.(subject)
