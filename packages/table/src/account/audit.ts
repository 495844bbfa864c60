import { AsyncLocalStorage } from 'node:async_hooks'
import type { AuditAction, AuditNoun } from '@bong-bari/contract'
import type { Item } from '../db/expression.ts'

/** `action` and a person only where route and session do not tell. */
export type Subject = {
  noun: AuditNoun
  of?: string | number | undefined
  label?: unknown
  fields?: readonly string[] | undefined
  /** The audit keeps only names of fields that differ. */
  changes?: { from: object; to: object }
  action?: AuditAction | undefined
  by?: string | undefined
  session?: string | undefined
  tell?: readonly string[] | undefined
}

export type MakeEntry = (subject: Subject) => Item & { pk: string; sk: string }

const listening = new AsyncLocalStorage<MakeEntry>()

/** Audits: each change with a subject writes its entry in the same transaction. */
export const auditing = <Result>(make: MakeEntry, run: () => Result): Result =>
  listening.run(make, run)

/** A change's entry, within `auditing`. */
export const entryOf = (subject: Subject | undefined) => subject && listening.getStore()?.(subject)
