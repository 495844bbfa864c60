import {
  byReplyName,
  type ManagedSection,
  pitchNoun,
  replyNoun,
  type SmallNoun,
  sectionNoun,
  templateNoun,
  trainingNoun,
} from '@bong-bari/contract'
import type { EditContext } from '../db/edit.ts'
import { makeOvertakenError, maxTurns, transact } from '../db/verbs.ts'
import { type NounTable, nounTable } from './noun-table.ts'

/** They are listed by displayOrder, then id. */
export const sections = /* @__PURE__ */ nounTable(sectionNoun, {
  order: (a, b) => a.displayOrder - b.displayOrder || (a.id < b.id ? -1 : 1),
})

type SectionPosition = Pick<ManagedSection, 'id' | 'displayOrder'>

/**
 * Sets the order of at most 99 sections, all or none. Versions stay, so that open edits go on; sections that `positions` does not name keep their
 * place. Returns those that exist.
 */
export const orderSections = async (
  positions: readonly SectionPosition[],
  { by, at }: EditContext,
): Promise<ManagedSection[]> => {
  for (let turn = 0; turn < maxTurns; turn++) {
    const current = new Map((await sections.list()).map((one) => [one.id, one]))
    const moved = positions.flatMap(({ id, displayOrder }) => {
      const section = current.get(id)
      const set = { displayOrder, updatedAt: at.toISOString(), changedBy: by }
      return section ? [{ set, section: { ...section, ...set } }] : []
    })
    const writes = moved.map(({ set, section: { id } }) => ({
      update: sections.keyOf(id),
      changes: { set },
    }))
    const subject = { noun: 'section', fields: ['displayOrder'] } as const
    if (!writes.length || !(await transact(writes, subject)))
      return moved.map(({ section }) => section)
  }
  throw makeOvertakenError()
}

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
