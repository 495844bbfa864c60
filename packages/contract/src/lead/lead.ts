import * as z from 'zod/mini'
import { roleOfTurn, turn, turnMark } from '../bot/chat.ts'
import { formatNumber } from '../route/digits.ts'
import { text } from '../route/fields.ts'
import { changedBy, version } from '../route/inputs.ts'
import { limits } from '../route/limits.ts'
import { budgetChoices, packageChoices } from './choices.ts'

export const leadStatuses = ['new', 'hot', 'warm', 'cold', 'dead'] as const
export const leadStatus = z.enum(leadStatuses, {
  error: `leadStatus must be one of ${leadStatuses.join(', ')}`,
})
export type LeadStatus = z.output<typeof leadStatus>

export const replyChannels = ['whatsapp', 'mail', 'phone', 'other'] as const
export const replyChannel = z.enum(replyChannels, {
  error: `channel must be one of ${replyChannels.join(', ')}`,
})
export type ReplyChannel = z.output<typeof replyChannel>

/** `by` is the username as it was then; null if unknown. */
const event = {
  id: z.uuid(),
  at: z.iso.datetime(),
  by: z.nullable(z.string()),
}

const settled = z.object({
  dueAt: z.nullable(z.iso.datetime()),
  followUpOn: z.nullable(z.iso.date()),
  wroteBackAt: z.nullable(z.iso.datetime()),
  doneAt: z.nullable(z.iso.datetime()),
})

const kinds = {
  received: {},
  opened: {},
  status: { from: leadStatus, to: leadStatus },
  notes: { before: z.nullable(z.string()) },
  owner: { from: z.nullable(z.string()), to: z.nullable(z.string()) },
  'follow-up-on': { from: z.nullable(z.iso.date()), to: z.nullable(z.iso.date()) },
  /** `sent` has author and time of the reply where they differ from those of the event; `settled` is what the reply ended. */
  replied: {
    channel: replyChannel,
    sent: z.optional(z.object({ at: z.iso.datetime(), by: z.nullable(z.string()) })),
    settled: z.optional(settled),
  },
  'reply-taken-back': { channel: replyChannel, replyId: z.uuid() },
  'wrote-back': { to: z.boolean() },
  done: { to: z.boolean() },
  spam: {},
  restored: {},
}

const kind = <Name extends keyof typeof kinds>(name: Name) =>
  z.object({ ...event, kind: z.literal(name), ...kinds[name] })

export const leadEvent = z.discriminatedUnion('kind', [
  kind('received'),
  kind('opened'),
  kind('status'),
  kind('notes'),
  kind('owner'),
  kind('follow-up-on'),
  kind('replied'),
  kind('reply-taken-back'),
  kind('wrote-back'),
  kind('done'),
  kind('spam'),
  kind('restored'),
])
export type LeadEvent = z.output<typeof leadEvent>

export const leadSources = ['form', 'chat'] as const
export const leadSource = z.enum(leadSources, {
  error: `source must be one of ${leadSources.join(', ')}`,
})
export type LeadSource = z.output<typeof leadSource>

const { turns, characters } = limits.lead.conversation

const isShortTalk = (talk: readonly { content: string }[]) =>
  talk.reduce((sum, { content }) => sum + Array.from(content).length, 0) <= characters

/** The chat before a request, oldest message first. */
export const leadConversation = z
  .array(z.object({ role: roleOfTurn, content: text(characters, 'Content'), mark: turnMark }), {
    error: 'conversation must be a list of messages',
  })
  .check(
    z.maxLength(turns, `conversation must have at most ${turns} messages`),
    z.refine(isShortTalk, `conversation must be at most ${formatNumber(characters)} characters`),
  )

/** An answer to the brand; `id` is that of its event in the timeline. */
const leadReply = z.object({
  id: z.uuid(),
  channel: replyChannel,
  at: z.iso.datetime(),
  by: z.nullable(z.string()),
})

export const lead = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  company: z.string(),
  message: z.nullable(z.string()),
  /** The choices of the request: package, budget and month (`YYYY-MM`). */
  offering: z.nullable(z.enum(packageChoices)),
  budget: z.nullable(z.enum(budgetChoices)),
  month: z.nullable(z.string()),
  source: leadSource,
  /** The chat with Bong Bot before the request. */
  conversation: z.nullable(z.array(turn)),
  status: z.literal('submitted'),
  opened: z.boolean(),
  openedAt: z.nullable(z.iso.datetime()),
  leadStatus,
  followUpNotes: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  /** When an answer is promised; null once answered, or if none is promised. */
  dueAt: z.nullable(z.iso.datetime()),
  repliedAt: z.nullable(z.iso.datetime()),
  /** It is null also for replies from before this field. */
  lastReply: z.nullable(leadReply),
  /** Mail, chat or call that was opened and perhaps never sent. */
  pendingReply: z.nullable(z.omit(leadReply, { id: true })),
  /** When the brand wrote again; null once that is answered. */
  wroteBackAt: z.nullable(z.iso.datetime()),
  doneAt: z.nullable(z.iso.datetime()),
  followUpOn: z.nullable(z.iso.date()),
  /** `ownerName` is the username as it was when the owner was set. */
  ownerId: z.nullable(z.uuid()),
  ownerName: z.nullable(z.string()),
  updatedAt: z.nullable(z.iso.datetime()),
  version,
  changedBy,
})
export interface Lead extends z.output<typeof lead> {}

export const ownerId = z.nullable(z.uuid('ownerId must be the id of an admin, or null'))
