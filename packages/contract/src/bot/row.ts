import * as z from 'zod/mini'
import { clearable, oneOf, optionalText, requiredText, text } from '../route/fields.ts'
import { limits } from '../route/limits.ts'
import { videoIdForm } from '../route/links.ts'
import {
  defaultedField,
  defineNoun,
  isActive,
  requiredLineField,
  requiredTextField,
} from '../route/noun.ts'
import type { Group } from '../route/route.ts'
import { isVisible } from '../route/text-checks.ts'
import { answerWays, messageLanguages } from './answer-way.ts'

export const languages = ['auto', 'bengali', 'benglish', 'english'] as const

export const language = defaultedField(z.enum(languages), oneOf('language', languages), 'auto')

const { userMessage, botResponse, variants, links } = limits.training

/** A link names a video by its YouTube id, or a post by id or slug. */
export const linkKinds = ['video', 'post'] as const

const answers = z.object({
  bengali: z.optional(z.string()),
  benglish: z.optional(z.string()),
  english: z.optional(z.string()),
})
/** The answers in certain languages; every other language gets `botResponse`. */
export type Answers = z.output<typeof answers>

const stored = {
  variants: z.array(z.string()),
  links: z.array(z.object({ kind: z.enum(linkKinds), id: z.string() })),
}
export type Link = z.output<typeof stored.links>[number]

const answer = z.optional(text(botResponse, 'Answer').check(z.trim()))

const givenAnswers = z.object(
  { bengali: answer, benglish: answer, english: answer },
  'answers must be an object',
)

const dropBlankAnswers = (answers: z.output<typeof givenAnswers>): Answers => {
  const visibleAnswers: Answers = {}
  for (const language of messageLanguages) {
    const texts = answers[language]
    if (texts && isVisible(texts)) visibleAnswers[language] = texts
  }
  return visibleAnswers
}

const changedAnswer = clearable(optionalText(botResponse, 'Answer'))

/** Languages that are not named keep their answer; null or blank removes it. */
const changedAnswers = z.object(
  { bengali: changedAnswer, benglish: changedAnswer, english: changedAnswer },
  'answers must be an object',
)

const kindError = `kind must be one of ${linkKinds.join(', ')}`

const link = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('video'),
      id: requiredText(limits.post.slug, 'Video').check(
        z.regex(videoIdForm, 'Video must be the 11 characters by which YouTube names it'),
      ),
    }),
    z.object({ kind: z.literal('post'), id: requiredText(limits.post.slug, 'Post') }),
  ],
  { error: kindError },
)

/** The input of these fields. A blank answer counts as none. */
export const extraRowInput = {
  variants: z
    .array(requiredText(userMessage, 'Another way to ask'), 'variants must be a list')
    .check(z.maxLength(variants, `variants may hold at most ${variants}`)),
  answers: z.pipe(givenAnswers, z.transform(dropBlankAnswers)),
  links: z
    .array(link, 'links must be a list')
    .check(z.maxLength(links, `links may hold at most ${links}`)),
}

/** Fields of a row beyond the specification. Older rows lack them. */
export const extraRowFields = {
  /** Other ways to ask the row's question. */
  variants: defaultedField(z._default(stored.variants, []), extraRowInput.variants, []),
  answers: {
    stored: z._default(answers, {}),
    given: z._default(extraRowInput.answers, {}),
    changed: z.optional(changedAnswers),
  },
  links: defaultedField(z._default(stored.links, []), extraRowInput.links, []),
}

export const emptyExtraRowFields: {
  [Name in keyof typeof extraRowFields]: z.output<(typeof extraRowFields)[Name]['stored']>
} = { variants: [], answers: {}, links: [] }

/** A public video or post below an answer; `href` is its path. */
export const card = z.object({
  kind: z.enum(linkKinds),
  title: z.string(),
  href: z.string(),
  image: z.nullable(z.string()),
})
export type Card = z.output<typeof card>

export const categories = ['general', 'comedy', 'collaboration', 'culture'] as const

const priority = z
  .number({ error: 'Priority must be a number' })
  .check(
    z.int('Priority must be a whole number'),
    z.minimum(1, 'Priority must be from 1 to 10'),
    z.maximum(10, 'Priority must be from 1 to 10'),
  )

/** A training row: a message, its keywords, and the answer word for word. */
export const trainingNoun = defineNoun('training', {
  keyword: requiredLineField(limits.training.keyword, 'Keyword'),
  userMessage: requiredTextField(limits.training.userMessage, 'User message'),
  botResponse: requiredTextField(limits.training.botResponse, 'Bot response'),
  language,
  category: defaultedField(z.enum(categories), oneOf('category', categories), 'general'),
  isActive,
  priority: defaultedField(z.int(), priority, 1),
  ...extraRowFields,
})
export interface Training extends z.output<typeof trainingNoun.stored> {}
export const trainingInput = trainingNoun.given

const times = z.int().check(z.nonnegative())

/** A training row with the number of its answers in the last 30 days. */
export const listedTraining = z.object({
  ...trainingNoun.stored.shape,
  answeredLastMonth: times,
  /** How often it was asked in languages in which it has no answer. */
  askedElse: z.optional(
    z.object({
      bengali: z.optional(times),
      benglish: z.optional(times),
      english: z.optional(times),
    }),
  ),
})
export interface ListedTraining extends z.output<typeof listedTraining> {}

const tokenBudget = z.object({ used: z.number(), limit: z.number() })

export const tryResult = z.object({
  response: z.string(),
  source: z.enum(answerWays),
  rowId: z.optional(z.number()),
  field: z.optional(z.string()),
  /** The variant that fits best, if any does. */
  variant: z.optional(z.string()),
  score: z.optional(z.number()),
  cards: z.optional(z.array(card)),
  /** The tokens of the model used in this day and month (UTC), and their limits; absent without a model. */
  usage: z.optional(z.object({ day: tokenBudget, month: tokenBudget })),
  /** A keyword for a new row, if the bot has no answer. */
  keyword: z.optional(z.string()),
  /** The nearest row if the bot has no answer, its `score` from 0 to 1, and why it did not answer. */
  nearest: z.optional(
    z.object({
      rowId: z.number(),
      keyword: z.string(),
      score: z.number(),
      /** It was too far, not active, or in another language. */
      keptBy: z.enum(['distance', 'switch', 'language']),
    }),
  ),
})
export type TryResult = z.output<typeof tryResult>

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
    response: tryResult,
  },
} as const satisfies Group
