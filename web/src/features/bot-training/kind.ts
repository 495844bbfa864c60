import type { FieldErrors, Template, Training, TrainingCheck, TrashKind } from '@bong-bari/contract'
import type { ComponentType } from 'react'
import type { FieldValues, Path } from 'react-hook-form'

export type Entry = Training | Template
export type ListName = 'training' | 'templates'
export type TabName = ListName | 'unanswered'

/** One kind of thing that Bong Bot is taught: its calls, its words, its form and its row. */
export type Kind<E extends Entry, Values extends FieldValues> = {
  name: ListName
  /** What it is called in the trash, and where it cannot be read. */
  stored: Extract<TrashKind, 'training' | 'template'>
  /** Singular, as dialogs and toasts call it. */
  title: string
  /** The plural that counts use. */
  plural: string
  key: readonly string[]
  list: (signal: AbortSignal) => Promise<E[]>
  create: (values: Values) => Promise<E>
  /** Changes some values of a version. */
  change: (id: number, changes: Partial<Values>, version: number) => Promise<E>
  /** What stands now, where that is why a change was refused. */
  standingIn: (error: unknown) => E | undefined
  /** Known questions whose answer saving would change; absent where nothing can. */
  changesBy?: (id: number | undefined, values: Values) => Promise<TrainingCheck['wouldChange']>
  /** On or off whatever else was changed, so for every version. */
  switch: (id: number, isActive: boolean) => Promise<E>
  remove: (id: number) => Promise<unknown>
  /** How many messages it answered in the last 30 days, where that is known. */
  answered?: (entry: E) => number
  nameOf: (entry: E) => string
  /** Everything that the search looks through. */
  textOf: (entry: E) => string
  /** The second filter, beside the language. */
  group: { param: string; label: string; options: readonly string[]; of: (entry: E) => string }
  blank: Values
  valuesOf: (entry: E) => Values
  fieldNames: readonly Path<Values>[]
  /** A field's value as a person reads it who must choose between two; absent where that is the value. */
  shownOf?: (name: string, value: unknown) => unknown
  check: (values: Values) => FieldErrors
  /** Adds one, or edits one; its code comes when it is wanted. */
  editor: {
    prefetch: () => void
    Component: ComponentType<{ entry?: E; onClose: () => void }>
  }
  Row: ComponentType<{ entry: E }>
}

/** The key of what is typed and not yet saved about an entry, or about a new one. */
export const draftKey = (list: ListName, id: number | 'new') => `draft:${list}:${id}`
