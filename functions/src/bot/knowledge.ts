import { isDeepStrictEqual } from 'node:util'
import type { Template, Training, Turn } from '@bong-bari/contract'
import { readBotVersion, templates, trainingRows } from '@bong-bari/table'
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

/** Loads the matcher and the lexicon late, because the opening of a chat needs neither. */
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

/** The last question and the row that answered it. A browser may claim any history, so a row counts only if the answer begins with its very words. */
const findPreviousTurn = (rows: Training[], history: readonly Turn[]): PreviousTurn | undefined => {
  const last = history.at(-1)
  const lastQuestion = history.findLast(({ role }) => role === 'user')
  if (last?.role !== 'assistant' || !lastQuestion?.content.trim()) return undefined
  const lastAnswer = last.content.trim()
  const row = rows.find(
    (one) => one.isActive && listAnswers(one).some((words) => lastAnswer.startsWith(words.trim())),
  )
  return { question: lastQuestion.content, row }
}

/** Messages with these intents are never follow-ups. */
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
      const isCourtesy = courtesies.includes(whole.intents[0]?.id ?? '')
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

/** Reads rows and templates. If they did not change, the prepared matcher is kept. */
const loadKnowledge = async (version: number): Promise<Knowledge> => {
  const [rows, all] = await Promise.all([trainingRows.list(), templates.list()])
  if (
    cachedKnowledge &&
    isDeepStrictEqual([cachedKnowledge.rows, cachedKnowledge.templates], [rows, all])
  )
    return { ...cachedKnowledge, version }
  return { version, ...createMatcher(rows), rows, templates: all }
}

/** The knowledge as of the last change. A warm instance reads one small item to see whether there was one. */
export const readKnowledge = async (): Promise<Knowledge> => {
  const version = await readBotVersion()
  if (cachedKnowledge?.version !== version) cachedKnowledge = await loadKnowledge(version)
  return cachedKnowledge
}

/** Reads from the table itself, so it has rows that were saved a second ago. */
export const readCurrentKnowledge = async (): Promise<Knowledge> => {
  cachedKnowledge = await loadKnowledge(cachedKnowledge?.version ?? -1)
  return cachedKnowledge
}
