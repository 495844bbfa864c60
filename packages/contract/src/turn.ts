import * as z from 'zod/mini'
import { text } from './fields.ts'

export const roleOfTurn = z.enum(['user', 'assistant'], {
  error: 'role must be user or assistant',
})

/** Proves the bot's words when sent back. */
export const turnMark = z.optional(text(100, 'Mark'))

export const saidTurn = z.object({
  role: roleOfTurn,
  content: text(10_000, 'Content'),
  mark: turnMark,
})
export type SaidTurn = z.output<typeof saidTurn>

export const givenAnswer = z.object({
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
