import { api, type Lead, matching, type ReplyChannel, standingIn } from '@bong-bari/contract'
import { call } from '../../api.ts'
import { channelWords } from './event-words.ts'
import { useMe } from './lead-team.ts'
import { useUpdate } from './lead-updates.ts'
import { forgetReply } from './use-reply-text.ts'

/** Times that it is sent again because something else of the lead has changed. */
const mostTries = 5

const { reply } = api.leads

/**
 * Notes a reply, whatever else was changed meanwhile: it has gone out. Where the answer to this very
 * note was lost, the version that stands is the one after it and of the same admin, and it is not noted twice.
 */
const send = async ({ id, version }: Lead, channel: ReplyChannel, me: string | undefined) => {
  for (let tries = 1, of = version; ; tries++) {
    try {
      const headers = matching(of)
      return await call(reply, { params: { id }, body: { channel } }, { headers })
    } catch (error) {
      const now = standingIn(reply, error)
      if (!now || tries === mostTries) throw error
      const isOwn =
        now.version === of + 1 && now.changedBy === me && now.repliedAt === now.updatedAt
      if (isOwn) return now
      of = now.version
    }
  }
}

/** Notes that a lead was answered: it waits no more, at once. */
export const useNoteReply = (lead: Lead, onNoted: () => void) => {
  const me = useMe()?.username
  return useUpdate<ReplyChannel>(lead.id, {
    send: (channel) => send(lead, channel, me),
    fields: () => ({ dueAt: null, repliedAt: lead.repliedAt ?? new Date().toISOString() }),
    success: (_, channel) => {
      forgetReply(lead.id)
      onNoted()
      return {
        title: 'Reply Noted',
        description: `${lead.name} was answered ${channelWords[channel]}.`,
      }
    },
    failure: `The reply to ${lead.name} could not be noted. Your text is still here; please try again.`,
  })
}
