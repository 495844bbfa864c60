import * as z from 'zod/mini'
import { displayOrder } from './display-order.ts'
import { requiredText } from './fields.ts'
import { limits } from './limits.ts'
import type { Group } from './route.ts'
import { categories, languages, template, templateTypes, training } from './training.ts'
import { endsBeforeStart, isInOrder, optionalMoment } from './validity.ts'

const oneOf = <const Options extends readonly [string, ...string[]]>(
  name: string,
  options: Options,
) => z.enum(options, { error: `${name} must be one of ${options.join(', ')}` })

const isActive = z._default(z.boolean({ error: 'isActive must be true or false' }), true)

const priority = z._default(
  z
    .number({ error: 'Priority must be a number' })
    .check(
      z.int('Priority must be a whole number'),
      z.minimum(1, 'Priority must be from 1 to 10'),
      z.maximum(10, 'Priority must be from 1 to 10'),
    ),
  1,
)

/** What the bot is taught: a message, its keywords, and the answer it gives verbatim. */
export const trainingInput = z.object({
  keyword: requiredText(limits.training.keyword, 'Keyword'),
  userMessage: requiredText(limits.training.userMessage, 'User message'),
  botResponse: requiredText(limits.training.botResponse, 'Bot response'),
  language: z._default(oneOf('language', languages), 'auto'),
  category: z._default(oneOf('category', categories), 'general'),
  isActive,
  priority,
})

export const templateInput = z
  .object({
    name: requiredText(limits.template.name, 'Name'),
    templateType: oneOf('templateType', templateTypes),
    content: requiredText(limits.template.content, 'Content'),
    language: z._default(oneOf('language', languages), 'auto'),
    isActive,
    displayOrder,
    validFrom: optionalMoment('Valid from'),
    validTo: optionalMoment('Valid to'),
  })
  .check(z.refine(isInOrder, endsBeforeStart))

const params = z.object({
  id: z.catch(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,11}$/)), z.transform(Number)), 0),
})
const removed = z.object({ id: z.number() })

/** What the bot would answer to a message, and why. */
export const tried = z.object({
  response: z.string(),
  source: z.enum(['row', 'handoff', 'model', 'template', 'built-in']),
  rowId: z.optional(z.number()),
  field: z.optional(z.string()),
  score: z.optional(z.number()),
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

/** Messages that no training row answers and that sound alike. */
export const unanswered = z.object({
  id: z.string(),
  /** As visitors wrote them, without e-mail addresses and phone numbers. */
  samples: z.array(z.string()),
  languages: z.array(z.enum(languages)),
  count: z.int(),
  /** How many asked: the same one counts anew every day. */
  visitors: z.int(),
  firstSeen: z.iso.datetime(),
  lastSeen: z.iso.datetime(),
})
export type Unanswered = z.output<typeof unanswered>

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

const budget = z.object({ used: z.number(), limit: z.number() })

/** Tokens that the model has used of what it may use, by UTC day and month. */
export const chatbotUsage = z.object({ hasModel: z.boolean(), day: budget, month: budget })
export type ChatbotUsage = z.output<typeof chatbotUsage>

const trainingPath = '/api/admin/chatbot-training'
const templatePath = '/api/admin/chatbot-templates'
const unansweredPath = '/api/admin/unanswered'

export const chatbotAdmin = {
  listTraining: {
    method: 'GET',
    path: trainingPath,
    access: 'admin',
    response: z.array(training),
  },
  createTraining: {
    method: 'POST',
    path: trainingPath,
    access: 'admin',
    body: trainingInput,
    response: training,
    status: 201,
  },
  updateTraining: {
    method: 'PUT',
    path: `${trainingPath}/{id}`,
    access: 'admin',
    params,
    body: trainingInput,
    response: training,
  },
  removeTraining: {
    method: 'DELETE',
    path: `${trainingPath}/{id}`,
    access: 'admin',
    params,
    response: removed,
  },
  tryMessage: {
    method: 'POST',
    path: `${trainingPath}/try`,
    access: 'admin',
    body: z.object({ message: requiredText(limits.chatMessage, 'Message') }),
    response: tried,
  },
  checkTraining: {
    method: 'POST',
    path: `${trainingPath}/check`,
    access: 'admin',
    body: z.object({ id: z.optional(z.int().check(z.positive())), row: trainingInput }),
    response: trainingCheck,
  },
  listUnanswered: {
    method: 'GET',
    path: unansweredPath,
    access: 'admin',
    response: z.array(unanswered),
  },
  removeUnanswered: {
    method: 'DELETE',
    path: `${unansweredPath}/{id}`,
    access: 'admin',
    params: z.object({ id: z.string().check(z.maxLength(100)) }),
    response: z.object({ id: z.string() }),
  },
  usage: {
    method: 'GET',
    path: '/api/admin/chatbot-usage',
    access: 'admin',
    response: chatbotUsage,
  },
  listTemplates: {
    method: 'GET',
    path: templatePath,
    access: 'admin',
    response: z.array(template),
  },
  createTemplate: {
    method: 'POST',
    path: templatePath,
    access: 'admin',
    body: templateInput,
    response: template,
    status: 201,
  },
  updateTemplate: {
    method: 'PUT',
    path: `${templatePath}/{id}`,
    access: 'admin',
    params,
    body: templateInput,
    response: template,
  },
  removeTemplate: {
    method: 'DELETE',
    path: `${templatePath}/{id}`,
    access: 'admin',
    params,
    response: removed,
  },
} as const satisfies Group
