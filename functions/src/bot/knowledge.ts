import type { Template } from '@bong-bari/contract'
import { botVersion, templates, trainingRows } from '@bong-bari/table'
import { buildIndex, type MatchIndex } from './match-index.ts'

export type Knowledge = { version: number; index: MatchIndex; templates: Template[] }

let known: Knowledge | undefined

/** What the bot knows. A warm instance reads one small item and keeps the rest until it changes. */
export const readKnowledge = async (): Promise<Knowledge> => {
  const version = await botVersion()
  if (known?.version === version) return known
  const [rows, all] = await Promise.all([trainingRows.list(), templates.list()])
  known = { version, index: buildIndex(rows), templates: all }
  return known
}
