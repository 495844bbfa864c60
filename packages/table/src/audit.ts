import { AsyncLocalStorage } from 'node:async_hooks'
import type { AuditAction, AuditNoun } from '@bong-bari/contract'
import type { Item } from './expression.ts'

/** What something is done to; with an action or a person only where the route and its session do not say them. */
export type Subject = {
  noun: AuditNoun
  of?: string | number | undefined
  label?: unknown
  fields?: readonly string[] | undefined
  /** What it was, and what is written of it: the names of what differs are its fields. */
  changes?: { from: object; to: object }
  action?: AuditAction | undefined
  by?: string | undefined
  session?: string | undefined
  tell?: readonly string[] | undefined
}

/** Makes the entry of what is done to something. */
export type MakeEntry = (subject: Subject) => Item & { pk: string; sk: string }

const listening = new AsyncLocalStorage<MakeEntry>()

/** Runs, and has every change of it that says what it changes leave an entry in the audit, in its own transaction. */
export const auditing = <Result>(make: MakeEntry, run: () => Result): Result =>
  listening.run(make, run)

/** What is written of a change, where one is listened for. */
export const entryOf = (subject: Subject | undefined) => subject && listening.getStore()?.(subject)
