import * as z from 'zod/mini'
import { text } from './fields.ts'

export const roleOfTurn = z.enum(['user', 'assistant'], {
  error: 'role must be user or assistant',
})

/** One thing said in the chat. */
export const turn = z.object({
  role: roleOfTurn,
  content: text(10_000, 'Content'),
})
export type Turn = z.output<typeof turn>
