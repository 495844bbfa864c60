import * as z from 'zod/mini'
import { requiredText, text } from '../route/fields.ts'
import { limits } from '../route/limits.ts'
import type { Group } from '../route/route.ts'
import { messageLanguages } from './answer-way.ts'
import { card } from './row.ts'

export const roleOfTurn = z.enum(['user', 'assistant'], {
  error: 'role must be user or assistant',
})

/** When a turn is sent back, its mark proves that the bot said it. */
export const turnMark = z.optional(text(100, 'Mark'))

const sentTurn = z.object({
  role: roleOfTurn,
  content: text(10_000, 'Content'),
  mark: turnMark,
})
export type SentTurn = z.output<typeof sentTurn>

const givenAnswer = z.object({
  content: text(10_000, 'Content'),
  mark: text(100, 'Mark'),
})

/** A stored turn. Unless it is `signed`, only the browser claims that the bot said it. */
export const turn = z.object({
  role: roleOfTurn,
  content: z.string(),
  signed: z.optional(z.boolean()),
})
export type Turn = z.output<typeof turn>

/** Only the last 6 turns are kept. */
const conversationHistory = z.pipe(
  z._default(
    z
      .array(sentTurn, { error: 'conversationHistory must be a list of messages' })
      .check(z.maxLength(200, 'conversationHistory must have at most 200 messages')),
    [],
  ),
  z.transform((turns) => turns.slice(-limits.chatHistory)),
)

/** The bot offers to take a request, in this language. */
const leadOffer = z.object({ language: z.enum(messageLanguages) })

export const chat = {
  message: {
    method: 'POST',
    path: '/api/chatbot/message',
    access: 'public',
    audit: 'not: of a visitor',
    body: z.object({ message: requiredText(limits.chatMessage, 'Message'), conversationHistory }),
    response: z.object({
      response: z.string(),
      /** The language of `response`, which differs from that of the message where a row has no answer in it. */
      language: z.enum(messageLanguages),
      messageLanguage: z.enum(messageLanguages),
      /** The browser sends it back with the turn, which proves that the bot said it. */
      mark: z.string(),
      lead: z.optional(leadOffer),
      /** The links of the row in their order, or what a search found. */
      cards: z.optional(z.array(card)),
      /** Two other questions, closest first, if the bot does not know an answer. */
      suggestions: z.optional(z.array(z.string())),
    }),
  },
  /** Reports a wrong answer. Its mark proves that the bot said it. */
  notMeant: {
    method: 'POST',
    path: '/api/chatbot/not-meant',
    access: 'public',
    audit: 'not: of a visitor',
    body: z.object({ message: requiredText(limits.chatMessage, 'Message'), answer: givenAnswer }),
    response: z.object({ noted: z.literal(true) }),
  },
  /** What the chat begins with. `language` also finds templates for every language. */
  opening: {
    method: 'GET',
    path: '/api/chatbot/opening',
    access: 'public',
    query: z.object({
      language: z.pipe(
        z.optional(
          z.enum(['', 'bengali', 'benglish', 'english'], {
            error: 'language must be bengali, benglish or english',
          }),
        ),
        z.transform((language) => language || undefined),
      ),
    }),
    response: z.object({
      greeting: z.string(),
      offer: z.optional(z.string()),
      suggestions: z.array(z.string()),
    }),
    cache: 60,
  },
} as const satisfies Group
