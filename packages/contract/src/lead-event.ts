import * as z from 'zod/mini'
import { leadStatus } from './lead-status.ts'

export const replyChannels = ['whatsapp', 'mail', 'phone', 'other'] as const
export const replyChannel = z.enum(replyChannels, {
  error: `channel must be one of ${replyChannels.join(', ')}`,
})
export type ReplyChannel = z.output<typeof replyChannel>

/** `by`: the username then; null where unknown. */
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
  /** Usernames. */
  owner: { from: z.nullable(z.string()), to: z.nullable(z.string()) },
  'follow-up-on': { from: z.nullable(z.iso.date()), to: z.nullable(z.iso.date()) },
  /** `sent` where author or time differ from the note's; `settled` is what it ended. */
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
  /** Held over the daily limit, or released. */
  held: {},
  released: {},
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
  kind('held'),
  kind('released'),
])
export type LeadEvent = z.output<typeof leadEvent>
