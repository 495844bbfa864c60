import { isDeepStrictEqual } from 'node:util'
import type { Template, Training, Turn } from '@bong-bari/contract'
import { botVersion, templates, trainingRows } from '@bong-bari/table'
import type { Language } from '@bong-bari/text'
import type { Understanding } from './match/match.ts'
import type { MatchIndex, ReadRow } from './match/match-index.ts'
import type { PreviousTurn } from './match/talk.ts'
import type { Reading } from './reading.ts'
import { listAnswers } from './texts-by-language.ts'

export type Knowledge = {
  version: number
  /** What a message means after the talk so far; the `n` best rows. */
  understand: (
    reading: Pick<Reading, 'message' | 'history' | 'whole'>,
    n: number,
  ) => Promise<Understanding>
  /** The row of the last answer in another language, if it was taught. */
  saidAgain: (history: readonly Turn[], language: Language) => Promise<Training | undefined>
  rows: Training[]
  templates: Template[]
}

/** What the matcher read of each row. Per instance: after a change only the changed rows are read again. */
let readRowsByState = new Map<string, ReadRow>()

/** Loads matcher and lexicon late: greetings need neither. */
const readIndex = async (rows: Training[]): Promise<MatchIndex> => {
  const { buildIndex, readRow } = await import('./match/match-index.ts')
  readRowsByState = new Map(
    rows.map((row) => {
      const key = `${row.id} ${row.version} ${row.updatedAt}`
      return [key, readRowsByState.get(key) ?? readRow(row)]
    }),
  )
  return buildIndex(rows, [...readRowsByState.values()])
}

/** A browser may claim anything: a row counts only with these very words. */
const findPreviousTurn = (rows: Training[], history: readonly Turn[]): PreviousTurn | undefined => {
  const last = history.at(-1)
  const asked = history.findLast(({ role }) => role === 'user')
  if (last?.role !== 'assistant' || !asked?.content.trim()) return undefined
  const answered = last.content.trim()
  const row = rows.find(
    (one) => one.isActive && listAnswers(one).some((words) => answered.startsWith(words.trim())),
  )
  return { question: asked.content, row }
}

/** These go on from nothing. */
const courtesies = ['thanks', 'ok', 'bye', 'hello']

const createMatcher = (rows: Training[]): Pick<Knowledge, 'understand' | 'saidAgain'> => {
  let index: Promise<MatchIndex> | undefined
  const once = () => {
    index ??= readIndex(rows)
    return index
  }
  return {
    understand: async ({ message, history, whole }, n) => {
      const { matchInConversation } = await import('./match/talk.ts')
      const isCourtesy = courtesies.includes(whole.meant[0]?.id ?? '')
      const said = isCourtesy ? undefined : findPreviousTurn(rows, history)
      return matchInConversation(await once(), message, n, said)
    },
    saidAgain: async (history, language) => {
      const row = findPreviousTurn(rows, history)?.row
      const { findRowInLanguage } = await import('./match/talk.ts')
      return row && findRowInLanguage(await once(), row, language)
    },
  }
}

let cachedKnowledge: Knowledge | undefined

/** If other than known. */
const loadKnowledge = async (version: number): Promise<Knowledge> => {
  const [rows, all] = await Promise.all([trainingRows.list(), templates.list()])
  if (
    cachedKnowledge &&
    isDeepStrictEqual([cachedKnowledge.rows, cachedKnowledge.templates], [rows, all])
  )
    return { ...cachedKnowledge, version }
  return { version, ...createMatcher(rows), rows, templates: all }
}

/** A warm instance reads one small item until it changes. */
export const readKnowledge = async (): Promise<Knowledge> => {
  const version = await botVersion()
  if (cachedKnowledge?.version !== version) cachedKnowledge = await loadKnowledge(version)
  return cachedKnowledge
}

/** Even what no reaction has followed yet. */
export const readCurrentKnowledge = async (): Promise<Knowledge> => {
  cachedKnowledge = await loadKnowledge(cachedKnowledge?.version ?? -1)
  return cachedKnowledge
}
