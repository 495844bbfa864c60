import * as z from 'zod/mini'
import { requiredText, text } from '../route/fields.ts'
import { limits } from '../route/limits.ts'
import type { Group } from '../route/route.ts'
import { messageLanguages } from './answer-way.ts'
import { card } from './row.ts'

export const roleOfTurn = z.enum(['user', 'assistant'], {
  error: 'role must be user or assistant',
})

/** Proves the bot's words when sent back. */
export const turnMark = z.optional(text(100, 'Mark'))

const saidTurn = z.object({
  role: roleOfTurn,
  content: text(10_000, 'Content'),
  mark: turnMark,
})
export type SaidTurn = z.output<typeof saidTurn>

const givenAnswer = z.object({
  content: text(10_000, 'Content'),
  mark: text(100, 'Mark'),
})

/** Unless `signed`, only the browser claims it is the bot's. */
export const turn = z.object({
  role: roleOfTurn,
  content: z.string(),
  signed: z.optional(z.boolean()),
})
export type Turn = z.output<typeof turn>

/** Keeps the last 6 turns. */
const conversationHistory = z.pipe(
  z._default(
    z
      .array(saidTurn, { error: 'conversationHistory must be a list of messages' })
      .check(z.maxLength(200, 'conversationHistory must have at most 200 messages')),
    [],
  ),
  z.transform((turns) => turns.slice(-limits.chatHistory)),
)

/** An offer to take a request, in this language. */
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
      /** Returned with the turn, to prove it is the bot's. */
      mark: z.string(),
      lead: z.optional(leadOffer),
      /** The row's links in order, or what was found. */
      cards: z.optional(z.array(card)),
      /** Where the bot does not know: two other questions, closest first. */
      suggestions: z.optional(z.array(z.string())),
    }),
  },
  /** Reports a wrong answer; the mark proves it is the bot's. */
  notMeant: {
    method: 'POST',
    path: '/api/chatbot/not-meant',
    access: 'public',
    audit: 'not: of a visitor',
    body: z.object({ message: requiredText(limits.chatMessage, 'Message'), answer: givenAnswer }),
    response: z.object({ noted: z.literal(true) }),
  },
  /** Greeting, offer if any, two suggestions; `language` includes those for any. */
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
