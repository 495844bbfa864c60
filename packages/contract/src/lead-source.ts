import * as z from 'zod/mini'
import { grouped } from './digits.ts'
import { text } from './fields.ts'
import { limits } from './limits.ts'
import { roleOfTurn, turnMark } from './turn.ts'

export const leadSources = ['form', 'chat'] as const
export const leadSource = z.enum(leadSources, {
  error: `source must be one of ${leadSources.join(', ')}`,
})
export type LeadSource = z.output<typeof leadSource>

const { turns, characters } = limits.lead.conversation

const isShortTalk = (talk: readonly { content: string }[]) =>
  talk.reduce((sum, { content }) => sum + Array.from(content).length, 0) <= characters

/** Oldest first. */
export const leadConversation = z
  .array(z.object({ role: roleOfTurn, content: text(characters, 'Content'), mark: turnMark }), {
    error: 'conversation must be a list of messages',
  })
  .check(
    z.maxLength(turns, `conversation must have at most ${turns} messages`),
    z.refine(isShortTalk, `conversation must be at most ${grouped(characters)} characters`),
  )
