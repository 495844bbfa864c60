import type { ListedTraining, Template, Training } from '@bong-bari/contract'
import type { ComponentType } from 'react'
import type { Resource } from '../../office/resource.ts'

/** As it is listed; what a change answers does not count. */
export type TrainingItem = Training &
  Partial<Pick<ListedTraining, 'answeredLastMonth' | 'askedElse'>>
export type Entry = TrainingItem | Template
export type ListName = 'training' | 'templates'
export type TabName = ListName | 'unanswered'

/** What is particular to one kind of thing that Bong Bot is taught: its words, its filters, its form and its row. */
export type Kind<E extends Entry> = {
  name: ListName
  of: Resource<E, never, { isActive: boolean }>
  /** The plural that counts use. */
  plural: string
  /** What visitors would miss without it; empty where it answered nobody of late. */
  missed: (entry: E) => string
  /** How often it was asked in a language that it has no answer in; a kind without it has no such filter. */
  askedElse?: (entry: E) => number
  /** Everything that the search looks through. */
  textOf: (entry: E) => string
  /** The second filter, beside the language. */
  group: { param: string; label: string; options: readonly string[]; of: (entry: E) => string }
  /** Adds one, or edits one; its code comes when it is wanted. */
  editor: {
    prefetch: () => void
    Component: ComponentType<{ item?: E | undefined; onClose: () => void }>
  }
  Row: ComponentType<{ entry: E }>
}
