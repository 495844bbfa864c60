import * as z from 'zod/mini'
import { answerWays } from './answer-way.ts'
import { isActive, languages, numberParam, rowChanges, storedRow } from './bot-row.ts'
import { card } from './card.ts'
import { oneOf, requiredText } from './fields.ts'
import { limits } from './limits.ts'
import { offerRoutes } from './offer.ts'
import type { Group } from './route.ts'
import { besideRow, besideRowGiven, changedAnswers } from './training-words.ts'
import { ifMatch } from './version.ts'

export const categories = ['general', 'comedy', 'collaboration', 'culture'] as const

/** A message, its keywords, and the answer that the bot gives verbatim. */
export const training = z.object({
  ...storedRow,
  keyword: z.string(),
  userMessage: z.string(),
  botResponse: z.string(),
  language: z.enum(languages),
  category: z.enum(categories),
  isActive: z.boolean(),
  priority: z.int(),
  ...besideRow,
})
export type Training = z.output<typeof training>

/** A row with the number of messages that it answered in the last 30 days. */
export const listedTraining = z.object({
  ...training.shape,
  answeredLastMonth: z.int().check(z.nonnegative()),
})
export type ListedTraining = z.output<typeof listedTraining>

const priority = z
  .number({ error: 'Priority must be a number' })
  .check(
    z.int('Priority must be a whole number'),
    z.minimum(1, 'Priority must be from 1 to 10'),
    z.maximum(10, 'Priority must be from 1 to 10'),
  )

const fields = {
  keyword: requiredText(limits.training.keyword, 'Keyword'),
  userMessage: requiredText(limits.training.userMessage, 'User message'),
  botResponse: requiredText(limits.training.botResponse, 'Bot response'),
  category: oneOf('category', categories),
}

/** What the bot is taught: a message, its keywords, and the answer it gives verbatim. */
export const trainingInput = z.object({
  ...fields,
  language: z._default(oneOf('language', languages), 'auto'),
  category: z._default(fields.category, 'general'),
  isActive,
  priority: z._default(priority, 1),
  variants: z._default(besideRowGiven.variants, []),
  answers: z._default(besideRowGiven.answers, {}),
  links: z._default(besideRowGiven.links, []),
})

export const trainingChanges = z.object({
  ...rowChanges,
  keyword: z.optional(fields.keyword),
  userMessage: z.optional(fields.userMessage),
  botResponse: z.optional(fields.botResponse),
  category: z.optional(fields.category),
  priority: z.optional(priority),
  variants: z.optional(besideRowGiven.variants),
  answers: z.optional(changedAnswers),
  links: z.optional(besideRowGiven.links),
})

/** What the bot would answer to a message, and why. */
export const tried = z.object({
  response: z.string(),
  source: z.enum(answerWays),
  rowId: z.optional(z.number()),
  field: z.optional(z.string()),
  /** Where another way of asking fitted best: that one. */
  variant: z.optional(z.string()),
  score: z.optional(z.number()),
  cards: z.optional(z.array(card)),
  /** Where no row answered: the one that came nearest, how near from 0 to 1, and what kept it. */
  nearest: z.optional(
    z.object({
      rowId: z.number(),
      keyword: z.string(),
      score: z.number(),
      /** It is too far off, switched off, or speaks another language. */
      keptBy: z.enum(['distance', 'switch', 'language']),
    }),
  ),
})
export type Tried = z.output<typeof tried>

/** Who answers a question; without `rowId` the row that is being checked and not yet saved. */
const answering = z.object({ rowId: z.optional(z.number()), keyword: z.string() })

/** What saving a training row would do to the questions that are known. */
export const trainingCheck = z.object({
  /** Questions that nobody answers yet and this row would. */
  wouldAnswer: z.array(z.string()),
  /** Questions whose answer would come from another row, or from none (null). */
  wouldChange: z.array(
    z.object({ message: z.string(), before: answering, after: z.nullable(answering) }),
  ),
})
export type TrainingCheck = z.output<typeof trainingCheck>

const path = '/api/admin/chatbot-training'

export const trainingRoutes = {
  listTraining: {
    method: 'GET',
    path,
    access: 'admin',
    response: z.array(listedTraining),
  },
  createTraining: {
    method: 'POST',
    path,
    access: 'admin',
    body: trainingInput,
    response: training,
    status: 201,
  },
  updateTraining: {
    method: 'PUT',
    path: `${path}/{id}`,
    access: 'admin',
    params: numberParam,
    headers: ifMatch,
    body: trainingChanges,
    response: training,
  },
  removeTraining: {
    method: 'DELETE',
    path: `${path}/{id}`,
    access: 'admin',
    params: numberParam,
    response: z.object({ id: z.number() }),
  },
  tryMessage: {
    method: 'POST',
    path: `${path}/try`,
    access: 'admin',
    body: z.object({ message: requiredText(limits.chatMessage, 'Message') }),
    response: tried,
  },
  checkTraining: {
    method: 'POST',
    path: `${path}/check`,
    access: 'admin',
    body: z.object({ id: z.optional(z.int().check(z.positive())), row: trainingInput }),
    response: trainingCheck,
  },
  ...offerRoutes,
} as const satisfies Group
