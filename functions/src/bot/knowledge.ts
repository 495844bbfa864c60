import type { Template, Training } from '@bong-bari/contract'
import { botVersion, templates, trainingRows } from '@bong-bari/table'
import type { Match } from './match.ts'
import type { MatchIndex } from './match-index.ts'

export type Knowledge = {
  version: number
  /** The `n` training rows that fit a message best. */
  find: (message: string, n: number) => Promise<Match[]>
  templates: Template[]
}

/** The matcher and its lexicon are loaded for the first message: greetings do without them. */
const finderIn = (rows: Training[]): Knowledge['find'] => {
  let index: MatchIndex | undefined
  return async (message, n) => {
    const { best, buildIndex } = await import('./match.ts')
    index ??= buildIndex(rows)
    return best(index, message, n)
  }
}

let known: Knowledge | undefined

/** What the bot knows. A warm instance reads one small item and keeps the rest until it changes. */
export const readKnowledge = async (): Promise<Knowledge> => {
  const version = await botVersion()
  if (known?.version === version) return known
  const [rows, all] = await Promise.all([trainingRows.list(), templates.list()])
  known = { version, find: finderIn(rows), templates: all }
  return known
}
