import * as z from 'zod/mini'
import { clearable, isVisible, oneOf, optionalText, requiredText, text } from '../route/fields.ts'
import { limits } from '../route/limits.ts'
import { videoIdForm } from '../route/links.ts'
import { defaulted, isActive, noun, requiredLineOf, requiredWords } from '../route/noun.ts'
import type { Group } from '../route/route.ts'
import { answerWays, messageLanguages } from './answer-way.ts'

export const languages = ['auto', 'bengali', 'benglish', 'english'] as const

export const language = defaulted(z.enum(languages), oneOf('language', languages), 'auto')

const { userMessage, botResponse, variants, links } = limits.training

/** A video by YouTube id, a post by id or slug. */
export const linkKinds = ['video', 'post'] as const

const answers = z.object({
  bengali: z.optional(z.string()),
  benglish: z.optional(z.string()),
  english: z.optional(z.string()),
})
/** Other languages get `botResponse`. */
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

const withoutBlank = (given: z.output<typeof givenAnswers>): Answers => {
  const said: Answers = {}
  for (const language of messageLanguages) {
    const words = given[language]
    if (words && isVisible(words)) said[language] = words
  }
  return said
}

const changedAnswer = clearable(optionalText(botResponse, 'Answer'))

/** Unnamed stay; null or blank removes. */
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

/** A blank answer counts as none. */
export const besideRowGiven = {
  variants: z
    .array(requiredText(userMessage, 'Another way to ask'), 'variants must be a list')
    .check(z.maxLength(variants, `variants may hold at most ${variants}`)),
  answers: z.pipe(givenAnswers, z.transform(withoutBlank)),
  links: z
    .array(link, 'links must be a list')
    .check(z.maxLength(links, `links may hold at most ${links}`)),
}

/** Beyond the specification; older rows lack them. */
export const besideRow = {
  /** Other ways of asking. */
  variants: defaulted(z._default(stored.variants, []), besideRowGiven.variants, []),
  answers: {
    stored: z._default(answers, {}),
    given: z._default(besideRowGiven.answers, {}),
    changed: z.optional(changedAnswers),
  },
  links: defaulted(z._default(stored.links, []), besideRowGiven.links, []),
}

export const nothingBeside: {
  [Name in keyof typeof besideRow]: z.output<(typeof besideRow)[Name]['stored']>
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
