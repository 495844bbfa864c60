import type { Template, Training } from '@bong-bari/contract'
import { readBotVersion, templates, trainingRows } from '@bong-bari/table'
import { once } from '@bong-bari/text'
import type { MatchIndex, ReadRow } from './match/match-index.ts'
import { rowStateKey } from './texts-by-language.ts'

export type Knowledge = {
  version: number
  rows: Training[]
  templates: Template[]
  /** What the matcher reads of the rows, once. */
  readIndex: () => Promise<MatchIndex>
}

/** What the matcher read of each row. Per instance: after a change only the changed rows are read again. */
let readRowsByState = new Map<string, ReadRow>()

/** Loads the matcher and the lexicon late, because the opening of a chat needs neither. */
const buildIndexOf = async (rows: Training[]): Promise<MatchIndex> => {
  const { buildIndex, readRow } = await import('./match/match-index.ts')
  readRowsByState = new Map(
    rows.map((row) => {
      const key = `${rowStateKey(row)} ${row.updatedAt}`
      return [key, readRowsByState.get(key) ?? readRow(row)]
    }),
  )
  return buildIndex(rows, [...readRowsByState.values()])
}

const loadKnowledge = async (version: number): Promise<Knowledge> => {
  const [rows, allTemplates] = await Promise.all([trainingRows.list(), templates.list()])
  return { version, rows, templates: allTemplates, readIndex: once(() => buildIndexOf(rows)) }
}

let cachedKnowledge: Knowledge | undefined

/** The knowledge as of the last change. A warm instance reads one small item to see whether there was one. */
export const readKnowledge = async (): Promise<Knowledge> => {
  const version = await readBotVersion()
  if (cachedKnowledge?.version !== version) cachedKnowledge = await loadKnowledge(version)
  return cachedKnowledge
}

/** Reads from the table itself, so it has rows that were saved a second ago. */
export const readCurrentKnowledge = () => loadKnowledge(-1)
