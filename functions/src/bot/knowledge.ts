import { isDeepStrictEqual } from 'node:util'
import type { Template, Training, Turn } from '@bong-bari/contract'
import { botVersion, templates, trainingRows } from '@bong-bari/table'
import type { Language } from '@bong-bari/text'
import type { Said } from './match/follow-up.ts'
import type { Understanding } from './match/match.ts'
import type { MatchIndex } from './match/match-index.ts'
import type { RowRead } from './match/read-row.ts'
import { answersOf } from './words-for.ts'

/** `answerLanguage`: to answer in; undefined where unclear. */
type Understood = Understanding & { answerLanguage: Language | undefined }

export type Knowledge = {
  version: number
  /** After the talk so far; the `n` best rows. */
  understand: (message: string, n: number, history?: Turn[]) => Promise<Understood>
  rows: Training[]
  templates: Template[]
}

/** What the matcher read of each row. Per instance: after a change only the changed rows are read again. */
let readings = new Map<string, RowRead>()

/** Loads matcher and lexicon late: greetings need neither. */
const readIndex = async (rows: Training[]): Promise<MatchIndex> => {
  const [{ buildIndex }, { readRow }] = await Promise.all([
    import('./match/match-index.ts'),
    import('./match/read-row.ts'),
  ])
  readings = new Map(
    rows.map((row) => {
      const key = `${row.id} ${row.version} ${row.updatedAt}`
      return [key, readings.get(key) ?? readRow(row)]
    }),
  )
  return buildIndex(rows, [...readings.values()])
}

/** A browser may claim anything: a row counts only with these very words. */
const saidIn = (rows: Training[], history: Turn[]): Said | undefined => {
  const last = history.at(-1)
  const asked = history.findLast(({ role }) => role === 'user')
  if (last?.role !== 'assistant' || !asked?.content.trim()) return undefined
  const answered = last.content.trim()
  const row = rows.find(
    (one) => one.isActive && answersOf(one).some((words) => words.trim() === answered),
  )
  return { question: asked.content, row }
}

const understandBy = (rows: Training[]): Knowledge['understand'] => {
  let index: Promise<MatchIndex> | undefined
  return async (message, n, history = []) => {
    const [{ understandAfter }, { likelyLanguage }] = await Promise.all([
      import('./match/talk.ts'),
      import('./likely-language.ts'),
    ])
    index ??= readIndex(rows)
    const understood = understandAfter(await index, message, n, saidIn(rows, history))
    const { aside, language } = understood
    const answerLanguage = aside?.kind === 'again' ? language : likelyLanguage(message, history)
    return { ...understood, language: answerLanguage ?? language, answerLanguage }
  }
}

let known: Knowledge | undefined

/** If other than known. */
const readKnowledgeAt = async (version: number): Promise<Knowledge> => {
  const [rows, all] = await Promise.all([trainingRows.list(), templates.list()])
  if (known && isDeepStrictEqual([known.rows, known.templates], [rows, all]))
    return { ...known, version }
  return { version, understand: understandBy(rows), rows, templates: all }
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
