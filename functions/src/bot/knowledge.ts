import { isDeepStrictEqual } from 'node:util'
import type { Template, Training, Turn } from '@bong-bari/contract'
import { botVersion, templates, trainingRows } from '@bong-bari/table'
import type { Language } from '@bong-bari/text'
import type { Said } from './match/follow-up.ts'
import type { Understanding } from './match/match.ts'
import type { MatchIndex } from './match/match-index.ts'
import type { ReadRows } from './match/read-rows.ts'
import { answersOf } from './words-for.ts'

/** `answerLanguage`: to answer in; undefined where unclear. */
type Understood = Understanding & { answerLanguage: Language | undefined }

export type Knowledge = {
  version: number
  /** After the talk so far; the `n` best rows. */
  understand: (message: string, n: number, history?: Turn[]) => Promise<Understood>
  /** As far as time allowed. */
  index: () => Promise<MatchIndex>
  rows: Training[]
  templates: Template[]
}

/** Reading fewer is as fast as fetching a file. */
const fewRows = 20

/** Milliseconds: to read rows in no file; pause before more. */
const patience = { reading: 1500, between: 5000 }

/** Per instance. */
let read: ReadRows = new Map()

/** Readings stored at saving, loaded once. */
const findRead = async (rows: Training[]) => {
  const missing = rows.filter(({ id, version }) => !read.get(id)?.state.startsWith(`${version} `))
  if (missing.length < fewRows) return
  const { storedRows } = await import('./stored-rows.ts')
  const stored = await storedRows()
  if (stored) read = new Map([...read, ...stored.known])
}

/** Loads matcher and lexicon late: greetings need neither. */
const indexerOf = (rows: Training[]): Knowledge['index'] => {
  let index: MatchIndex | undefined
  let missing = rows.length
  let nextReading = 0
  return async () => {
    const [{ buildIndex }, { readMissing, readOf }] = await Promise.all([
      import('./match/match-index.ts'),
      import('./match/read-rows.ts'),
    ])
    if (missing && performance.now() >= nextReading) {
      missing = readMissing(read, rows, performance.now() + patience.reading)
      nextReading = performance.now() + patience.between
      index = undefined
    }
    if (index) return index
    const known = rows.flatMap((row) => {
      const found = readOf(read, row)
      return found ? { row, found } : []
    })
    index = buildIndex(
      known.map(({ row }) => row),
      known.map(({ found }) => found),
    )
    return index
  }
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

const readerOf =
  (rows: Training[], indexOf: Knowledge['index']): Knowledge['understand'] =>
  async (message, n, history = []) => {
    const [{ understandAfter }, { likelyLanguage }] = await Promise.all([
      import('./match/talk.ts'),
      import('./likely-language.ts'),
    ])
    const understood = understandAfter(await indexOf(), message, n, saidIn(rows, history))
    const { aside, language } = understood
    const answerLanguage = aside?.kind === 'again' ? language : likelyLanguage(message, history)
    return { ...understood, language: answerLanguage ?? language, answerLanguage }
  }

let known: Knowledge | undefined

/** If other than known. */
const readKnowledgeAt = async (version: number): Promise<Knowledge> => {
  const [rows, all] = await Promise.all([trainingRows.list(), templates.list()])
  if (known && isDeepStrictEqual([known.rows, known.templates], [rows, all]))
    return { ...known, version }
  await findRead(rows)
  const index = indexerOf(rows)
  return { version, understand: readerOf(rows, index), index, rows, templates: all }
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
