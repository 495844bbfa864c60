import {
  byReplyName,
  pitchNoun,
  replyNoun,
  type SmallNoun,
  sectionNoun,
  templateNoun,
  trainingNoun,
} from '@bong-bari/contract'
import { type NounTable, nounTable } from './noun-table.ts'

/** They are listed by displayOrder, then id. */
export const sections = /* @__PURE__ */ nounTable(sectionNoun, {
  order: (a, b) => a.displayOrder - b.displayOrder || (a.id < b.id ? -1 : 1),
})

export const trainingRows = /* @__PURE__ */ nounTable(trainingNoun, { isReadByBot: true })
export const templates = /* @__PURE__ */ nounTable(templateNoun, { isReadByBot: true })
export const replies = /* @__PURE__ */ nounTable(replyNoun, { order: byReplyName })

/** They are listed by displayOrder, then id. */
export const pitches = /* @__PURE__ */ nounTable(pitchNoun, {
  order: (a, b) => a.displayOrder - b.displayOrder || (a.id < b.id ? -1 : 1),
  isReadByBot: true,
})

/** The tables of all small nouns. Rights, lists, trash and stream follow from an entry here. */
export const nounTables = {
  section: sections,
  training: trainingRows,
  template: templates,
  reply: replies,
  pitch: pitches,
} as const satisfies Record<SmallNoun, NounTable>

export const everyNounTable: readonly NounTable[] = /* @__PURE__ */ Object.values(nounTables)
