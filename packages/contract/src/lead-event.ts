import * as z from 'zod/mini'
import { leadStatus } from './lead-status.ts'

/** How a brand can be answered. */
export const replyChannels = ['whatsapp', 'mail', 'phone', 'other'] as const
export const replyChannel = z.enum(replyChannels, {
  error: `channel must be one of ${replyChannels.join(', ')}`,
})
export type ReplyChannel = z.output<typeof replyChannel>

/** `by` is the admin's username of then; null is nobody with a name, or nobody knows. */
const event = {
  id: z.uuid(),
  at: z.iso.datetime(),
  by: z.nullable(z.string()),
}

const kinds = {
  received: {},
  opened: {},
  status: { from: leadStatus, to: leadStatus },
  /** `before` is what stood there. */
  notes: { before: z.nullable(z.string()) },
  /** Usernames. */
  owner: { from: z.nullable(z.string()), to: z.nullable(z.string()) },
  'follow-up-on': { from: z.nullable(z.iso.date()), to: z.nullable(z.iso.date()) },
  replied: { channel: replyChannel },
  spam: {},
  restored: {},
  /** Kept apart because a day was full, and taken out of there. */
  held: {},
  released: {},
}

const kind = <Name extends keyof typeof kinds>(name: Name) =>
  z.object({ ...event, kind: z.literal(name), ...kinds[name] })

/** One thing that happened to a lead. */
export const leadEvent = z.discriminatedUnion('kind', [
  kind('received'),
  kind('opened'),
  kind('status'),
  kind('notes'),
  kind('owner'),
  kind('follow-up-on'),
  kind('replied'),
  kind('spam'),
  kind('restored'),
  kind('held'),
  kind('released'),
])
export type LeadEvent = z.output<typeof leadEvent>
