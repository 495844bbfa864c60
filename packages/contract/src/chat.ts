import * as z from 'zod/mini'
import { messageLanguages } from './answer-way.ts'
import { card } from './card.ts'
import { requiredText } from './fields.ts'
import { limits } from './limits.ts'
import type { Group } from './route.ts'
import { givenAnswer, saidTurn } from './turn.ts'

/** Only the last 6 turns count; what a client sends beyond them is dropped. */
const conversationHistory = z.pipe(
  z._default(
    z
      .array(saidTurn, { error: 'conversationHistory must be a list of messages' })
      .check(z.maxLength(200, 'conversationHistory must have at most 200 messages')),
    [],
  ),
  z.transform((turns) => turns.slice(-limits.chatHistory)),
)

/** Whoever wrote this message may be asked for a request there and then, in this language. */
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
      /** Goes back with the words as `mark`, by which they are known to be the bot's. */
      mark: z.string(),
      lead: z.optional(leadOffer),
      /** What the row that answered links to, in its order, or what was found. */
      cards: z.optional(z.array(card)),
      /** What else may be asked where the bot does not know: two, for the field to be filled with, the nearest to what was asked first. */
      suggestions: z.optional(z.array(z.string())),
    }),
  },
  /** Says of an answer that it was not what was meant; the mark proves that the bot gave it. */
  notMeant: {
    method: 'POST',
    path: '/api/chatbot/not-meant',
    access: 'public',
    audit: 'not: of a visitor',
    body: z.object({ message: requiredText(limits.chatMessage, 'Message'), answer: givenAnswer }),
    response: z.object({ noted: z.literal(true) }),
  },
  /** What a conversation opens with: the greeting, an offer when there is one, two suggestions. With a language only what is in it or for any. */
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
