import { isDeepStrictEqual } from 'node:util'
import type { Template, Training, Turn } from '@bong-bari/contract'
import { botVersion, templates, trainingRows } from '@bong-bari/table'
import type { Language } from '@bong-bari/text'
import type { Understanding } from './match/match.ts'
import type { MatchIndex } from './match/match-index.ts'
import type { ReadRows } from './match/read-rows.ts'
import { saidIn } from './said.ts'

/** What a message means, and the language to tell a row's answer in; none where that is not clear. */
type Understood = Understanding & { tongue: Language | undefined }

export type Knowledge = {
  version: number
  /** The language of a message, after the talk so far, and the `n` training rows that fit it best. */
  understand: (message: string, n: number, history?: Turn[]) => Promise<Understood>
  /** All rows, as far as time allowed made findable. */
  index: () => Promise<MatchIndex>
  rows: Training[]
  templates: Template[]
}

/** Reading fewer rows takes no longer than fetching a file. */
const fewRows = 20

/** Milliseconds that rows which are in no file are read for, and until the next are. */
const patience = { reading: 1500, between: 5000 }

/** What this instance has read of rows, or found read. */
let read: ReadRows = new Map()

/** Finds what was read of rows when they were saved, unless it is known by now. */
const findRead = async (rows: Training[]) => {
  const missing = rows.filter(({ id, version }) => !read.get(id)?.state.startsWith(`${version} `))
  if (missing.length < fewRows) return
  const { storedRows } = await import('./stored-rows.ts')
  const stored = await storedRows()
  if (stored) read = new Map([...read, ...stored.known])
}

/** The matcher and its lexicon are loaded for the first message: greetings do without them. */
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

const readerOf =
  (rows: Training[], indexOf: Knowledge['index']): Knowledge['understand'] =>
  async (message, n, history = []) => {
    const [{ understandAfter }, { tongueOf }] = await Promise.all([
      import('./match/talk.ts'),
      import('./tongue.ts'),
    ])
    const understood = understandAfter(await indexOf(), message, n, saidIn(rows, history))
    const { aside, language } = understood
    const tongue = aside?.kind === 'again' ? language : tongueOf(message, history)
    return { ...understood, language: tongue ?? language, tongue }
  }

let known: Knowledge | undefined

/** The rows and templates that the table has, as far as they are others than those that are known. */
const readAnew = async (version: number): Promise<Knowledge> => {
  const [rows, all] = await Promise.all([trainingRows.list(), templates.list()])
  if (known && isDeepStrictEqual([known.rows, known.templates], [rows, all]))
    return { ...known, version }
  await findRead(rows)
  const index = indexerOf(rows)
  return { version, understand: readerOf(rows, index), index, rows, templates: all }
}

/** What the bot knows. A warm instance reads one small item and keeps the rest until it changes. */
export const readKnowledge = async (): Promise<Knowledge> => {
  const version = await botVersion()
  if (known?.version !== version) known = await readAnew(version)
  return known
}

/** What the bot is to know: also what was taught a moment ago, before anything has followed from it. */
export const readTaught = async (): Promise<Knowledge> => {
  known = await readAnew(known?.version ?? -1)
  return known
}
