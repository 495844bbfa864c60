import type { ReplyChannel } from '@bong-bari/contract'
import { dayIn, site } from '@bong-bari/site'
import { type Edit, noteLeadReply } from '@bong-bari/table'
import { changeLead } from './change-lead.ts'

/** Notes that the brand was answered. */
export const noteReply = (id: string, channel: ReplyChannel, made: Edit) =>
  changeLead(id, { repliedAt: made.at.toISOString() }, made, (id, made) =>
    noteLeadReply(id, { channel, today: dayIn(site.timeZone, made.at) }, made),
  )
