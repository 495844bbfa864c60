import type { ListedTraining, Template, Training } from '@bong-bari/contract'
import type { ComponentType } from 'react'
import type { Resource } from '../../office/resource/resource.ts'

/** As listed; not what a change answers. */
export type TrainingItem = Training &
  Partial<Pick<ListedTraining, 'answeredLastMonth' | 'askedElse'>>
export type Entry = TrainingItem | Template
export type ListName = 'training' | 'templates'
export type TabName = ListName | 'unanswered' | 'built-in'

export type Kind<E extends Entry> = {
  name: ListName
  of: Resource<E, never, { isActive: boolean }>
  /** Plural, for counts. */
  plural: string
  /** How often it was asked in a language it has no answer in; absent: no such filter. */
  askedElse?: (entry: E) => number
  textOf: (entry: E) => string
  /** The filter beside language. */
  group: { param: string; label: string; options: readonly string[]; of: (entry: E) => string }
  /** Adds or edits one; loaded when needed. */
  editor: {
    prefetch: () => void
    Component: ComponentType<{ item?: E | undefined; onClose: () => void }>
  }
  Row: ComponentType<{ entry: E }>
}
