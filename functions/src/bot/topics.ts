import { botFacts } from '@bong-bari/site/bot-facts'
import { buildIndex, understand } from './match/match.ts'
import type { MatchIndex } from './match/match-index.ts'
import { unpackRows } from './match/pack-rows.ts'
import { talkBySigns } from './small-talk.ts'
import { topicRows, topicsRead } from './topics.computed.ts'

let index: MatchIndex | undefined

/** `score`: 0 to 1. */
export type Topic = { id: string; score: number; isFact: boolean }

const facts = new Set(botFacts.map(({ id }) => id))

const sure = (id: string): Topic => ({ id, score: 1, isFact: false })

/** Its name in a message is just an address. */
const withoutName = (message: string) => {
  const rest = message.replace(/bong ?bot|বং ?বট/giu, ' ')
  return /\p{L}/u.test(rest) ? rest : message
}

export const topicOf = (message: string): Topic => {
  const signs = talkBySigns(message)
  if (signs) return sure(signs)
  index ??= buildIndex(topicRows, unpackRows(topicsRead))
  const [first] = understand(index, withoutName(message), 1).matches
  const id = first?.row.botResponse ?? ''
  return { id, score: first?.score ?? 0, isFact: facts.has(id) }
}
