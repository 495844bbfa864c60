import type { ReplyChannel } from '@bong-bari/contract'
import { dayIn, site } from '@bong-bari/site'
import { derivedId, type Edit, isTold, noteLeadReply } from '@bong-bari/table'
import { changeLead } from './change-lead.ts'

type Reply = { channel: ReplyChannel; idempotencyKey: string | undefined }

/** Notes that the brand was answered; a repeat under its key asks for nothing. */
export const noteReply = (leadId: string, { channel, idempotencyKey }: Reply, made: Edit) => {
  const id = idempotencyKey && derivedId(idempotencyKey)
  return changeLead(
    leadId,
    async (lead) => ((await isTold(lead, id)) ? {} : { repliedAt: made.at.toISOString() }),
    made,
    (leadId, made) =>
      noteLeadReply(leadId, { id, channel, today: dayIn(site.timeZone, made.at) }, made),
  )
}
