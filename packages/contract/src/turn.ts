import * as z from 'zod/mini'
import { text } from './fields.ts'

export const roleOfTurn = z.enum(['user', 'assistant'], {
  error: 'role must be user or assistant',
})

/** What came with the bot's words, and goes back with them. */
export const turnMark = z.optional(text(100, 'Mark'))

/** One thing said in the chat, as a browser tells it. */
export const saidTurn = z.object({
  role: roleOfTurn,
  content: text(10_000, 'Content'),
  mark: turnMark,
})
export type SaidTurn = z.output<typeof saidTurn>

/** Words of the bot, with what came with them. */
export const givenAnswer = z.object({
  content: text(10_000, 'Content'),
  mark: text(100, 'Mark'),
})

/** The same as it is known: where the bot's words are not `signed`, only the visitor's browser says that they are. */
export const turn = z.object({
  role: roleOfTurn,
  content: z.string(),
  signed: z.optional(z.boolean()),
})
export type Turn = z.output<typeof turn>
