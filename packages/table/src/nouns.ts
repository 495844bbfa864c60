import {
  byReplyName,
  replyNoun,
  type SmallNoun,
  templateNoun,
  trainingNoun,
} from '@bong-bari/contract'
import { type NounTable, nounTable } from './noun-table.ts'
import { sections } from './section.ts'

export const trainingRows = nounTable(trainingNoun, { isReadByBot: true })
export const templates = nounTable(templateNoun, { isReadByBot: true })
export const replies = nounTable(replyNoun, { order: byReplyName })

/**
 * The tables of all nouns that are listed at once: grants, walks, trash, stream and sweep follow from them. A new
 * one is an entry here.
 */
export const nounTables = {
  section: sections,
  training: trainingRows,
  template: templates,
  reply: replies,
} as const satisfies Record<SmallNoun, NounTable>

export const everyNounTable: readonly NounTable[] = Object.values(nounTables)
