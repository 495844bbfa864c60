import type { Template } from '@bong-bari/contract'
import { botVersion, templates, trainingRows } from '@bong-bari/table'
import { buildIndex, type MatchIndex } from './match-index.ts'

/** `index` is built when it is first asked for: greetings do without it. */
export type Knowledge = { version: number; index: () => MatchIndex; templates: Template[] }

const once = <Value>(make: () => Value) => {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}

let known: Knowledge | undefined

/** What the bot knows. A warm instance reads one small item and keeps the rest until it changes. */
export const readKnowledge = async (): Promise<Knowledge> => {
  const version = await botVersion()
  if (known?.version === version) return known
  const [rows, all] = await Promise.all([trainingRows.list(), templates.list()])
  known = { version, index: once(() => buildIndex(rows)), templates: all }
  return known
}
