import * as z from 'zod/mini'
import { answerWays } from './answer-way.ts'
import { language } from './bot-row.ts'
import { card } from './card.ts'
import { oneOf, requiredText } from './fields.ts'
import { limits } from './limits.ts'
import { defaulted, isActive, noun, requiredLineOf, requiredWords } from './noun.ts'
import type { Group } from './route.ts'
import { besideRow } from './training-words.ts'

export const categories = ['general', 'comedy', 'collaboration', 'culture'] as const

const priority = z
  .number({ error: 'Priority must be a number' })
  .check(
    z.int('Priority must be a whole number'),
    z.minimum(1, 'Priority must be from 1 to 10'),
    z.maximum(10, 'Priority must be from 1 to 10'),
  )

/** A message, its keywords, and the verbatim answer. */
export const trainingNoun = noun('training', {
  keyword: requiredLineOf(limits.training.keyword, 'Keyword'),
  userMessage: requiredWords(limits.training.userMessage, 'User message'),
  botResponse: requiredWords(limits.training.botResponse, 'Bot response'),
  language,
  category: defaulted(z.enum(categories), oneOf('category', categories), 'general'),
  isActive,
  priority: defaulted(z.int(), priority, 1),
  ...besideRow,
})
export interface Training extends z.output<typeof trainingNoun.stored> {}
export const trainingInput = trainingNoun.given

const times = z.int().check(z.nonnegative())

/** With its answers in the last 30 days. */
export const listedTraining = z.object({
  ...trainingNoun.stored.shape,
  answeredLastMonth: times,
  /** Asked in a language it lacks. */
  askedElse: z.optional(
    z.object({
      bengali: z.optional(times),
      benglish: z.optional(times),
      english: z.optional(times),
    }),
  ),
})
export interface ListedTraining extends z.output<typeof listedTraining> {}

export const tried = z.object({
  response: z.string(),
  source: z.enum(answerWays),
  rowId: z.optional(z.number()),
  field: z.optional(z.string()),
  /** The best-fitting variant, if any. */
  variant: z.optional(z.string()),
  score: z.optional(z.number()),
  cards: z.optional(z.array(card)),
  /** If unanswered: a keyword for a new row. */
  keyword: z.optional(z.string()),
  /** If unanswered: the nearest row, closeness 0 to 1, and what ruled it out. */
  nearest: z.optional(
    z.object({
      rowId: z.number(),
      keyword: z.string(),
      score: z.number(),
      /** Too far, inactive, or in another language. */
      keptBy: z.enum(['distance', 'switch', 'language']),
    }),
  ),
})
export type Tried = z.output<typeof tried>

const { list, create, update, remove } = trainingNoun.routes
const { path } = list

export const trainingRoutes = {
  listTraining: { ...list, response: z.array(listedTraining) },
  createTraining: create,
  updateTraining: update,
  removeTraining: remove,
  tryMessage: {
    method: 'POST',
    path: `${path}/try`,
    access: 'admin',
    audit: 'not: changes nothing',
    body: z.object({ message: requiredText(limits.chatMessage, 'Message') }),
    response: tried,
  },
} as const satisfies Group
