import type { Template, Training, Turn } from '@bong-bari/contract'
import { botVersion, templates, trainingRows } from '@bong-bari/table'
import type { Language } from '@bong-bari/text'
import type { Understanding } from './match/match.ts'
import type { MatchIndex } from './match/match-index.ts'
import { saidIn } from './said.ts'

/** What a message means, and the language to tell a row's answer in; none where that is not clear. */
type Understood = Understanding & { tongue: Language | undefined }

export type Knowledge = {
  version: number
  /** The language of a message, after the talk so far, and the `n` training rows that fit it best. */
  understand: (message: string, n: number, history?: Turn[]) => Promise<Understood>
  rows: Training[]
  templates: Template[]
}

/** The matcher and its lexicon are loaded for the first message: greetings do without them. */
export const readerOf = (rows: Training[]): Knowledge['understand'] => {
  let index: MatchIndex | undefined
  return async (message, n, history = []) => {
    const [{ buildIndex }, { understandAfter }, { tongueOf }] = await Promise.all([
      import('./match/match-index.ts'),
      import('./match/talk.ts'),
      import('./tongue.ts'),
    ])
    index ??= buildIndex(rows)
    const understood = understandAfter(index, message, n, saidIn(rows, history))
    const { aside, language } = understood
    const tongue = aside?.kind === 'again' ? language : tongueOf(message, history, language)
    return { ...understood, tongue }
  }
}

let known: Knowledge | undefined

/** What the bot knows. A warm instance reads one small item and keeps the rest until it changes. */
export const readKnowledge = async (): Promise<Knowledge> => {
  const version = await botVersion()
  if (known?.version === version) return known
  const [rows, all] = await Promise.all([trainingRows.list(), templates.list()])
  known = { version, understand: readerOf(rows), rows, templates: all }
  return known
}
