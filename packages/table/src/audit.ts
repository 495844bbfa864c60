import { AsyncLocalStorage } from 'node:async_hooks'
import type { AuditAction, AuditNoun } from '@bong-bari/contract'
import type { Item } from './expression.ts'

/** What a change is done to; `action` and a person only where route and session do not say them. */
export type Subject = {
  noun: AuditNoun
  of?: string | number | undefined
  label?: unknown
  fields?: readonly string[] | undefined
  /** Before and after; the audit keeps the names of fields that differ. */
  changes?: { from: object; to: object }
  action?: AuditAction | undefined
  by?: string | undefined
  session?: string | undefined
  tell?: readonly string[] | undefined
}

export type MakeEntry = (subject: Subject) => Item & { pk: string; sk: string }

const listening = new AsyncLocalStorage<MakeEntry>()

/** Runs with auditing on: every change with a subject writes its entry in the same transaction. */
export const auditing = <Result>(make: MakeEntry, run: () => Result): Result =>
  listening.run(make, run)

/** The audit entry for a change, where `auditing` is on. */
export const entryOf = (subject: Subject | undefined) => subject && listening.getStore()?.(subject)
