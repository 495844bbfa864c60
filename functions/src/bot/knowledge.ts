import { isDeepStrictEqual } from 'node:util'
import type { Template, Training, Turn } from '@bong-bari/contract'
import { botVersion, templates, trainingRows } from '@bong-bari/table'
import type { Language } from '@bong-bari/text'
import type { Understanding } from './match/match.ts'
import type { MatchIndex, RowRead } from './match/match-index.ts'
import type { Said } from './match/talk.ts'
import type { Reading } from './reading.ts'
import { answersOf } from './texts-by-language.ts'

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
let readings = new Map<string, RowRead>()

/** Loads matcher and lexicon late: greetings need neither. */
const readIndex = async (rows: Training[]): Promise<MatchIndex> => {
  const { buildIndex, readRow } = await import('./match/match-index.ts')
  readings = new Map(
    rows.map((row) => {
      const key = `${row.id} ${row.version} ${row.updatedAt}`
      return [key, readings.get(key) ?? readRow(row)]
    }),
  )
  return buildIndex(rows, [...readings.values()])
}

/** A browser may claim anything: a row counts only with these very words. */
const saidIn = (rows: Training[], history: readonly Turn[]): Said | undefined => {
  const last = history.at(-1)
  const asked = history.findLast(({ role }) => role === 'user')
  if (last?.role !== 'assistant' || !asked?.content.trim()) return undefined
  const answered = last.content.trim()
  const row = rows.find(
    (one) => one.isActive && answersOf(one).some((words) => answered.startsWith(words.trim())),
  )
  return { question: asked.content, row }
}

/** These go on from nothing. */
const courtesies = ['thanks', 'ok', 'bye', 'hello']

const understandingBy = (rows: Training[]): Pick<Knowledge, 'understand' | 'saidAgain'> => {
  let index: Promise<MatchIndex> | undefined
  const once = () => {
    index ??= readIndex(rows)
    return index
  }
  return {
    understand: async ({ message, history, whole }, n) => {
      const { understandAfter } = await import('./match/talk.ts')
      const isCourtesy = courtesies.includes(whole.meant[0]?.id ?? '')
      const said = isCourtesy ? undefined : saidIn(rows, history)
      return understandAfter(await once(), message, n, said)
    },
    saidAgain: async (history, language) => {
      const row = saidIn(rows, history)?.row
      const { twinOf } = await import('./match/talk.ts')
      return row && twinOf(await once(), row, language)
    },
  }
}

let known: Knowledge | undefined

/** If other than known. */
const readKnowledgeAt = async (version: number): Promise<Knowledge> => {
  const [rows, all] = await Promise.all([trainingRows.list(), templates.list()])
  if (known && isDeepStrictEqual([known.rows, known.templates], [rows, all]))
    return { ...known, version }
  return { version, ...understandingBy(rows), rows, templates: all }
}

/** A warm instance reads one small item until it changes. */
export const readKnowledge = async (): Promise<Knowledge> => {
  const version = await botVersion()
  if (known?.version !== version) known = await readKnowledgeAt(version)
  return known
}

/** Even what no reaction has followed yet. */
export const readTaught = async (): Promise<Knowledge> => {
  known = await readKnowledgeAt(known?.version ?? -1)
  return known
}
