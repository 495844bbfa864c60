import { api, type Lead, matching, type ReplyChannel, standingIn } from '@bong-bari/contract'
import { call } from '../../api.ts'
import { keep, readKept } from '../../ui/kept.ts'
import { newKey } from '../../ui/new-key.ts'
import { channelWords } from './event-words.ts'
import { useUpdate } from './lead-updates.ts'
import { forgetReply } from './use-reply-text.ts'

/** Times that it is sent again because something else of the lead has changed. */
const mostTries = 5

const { reply } = api.leads

/** Kept until it is noted: a repetition, after a reload too, is the same reply. */
const placeOf = (id: string, channel: ReplyChannel) => `reply-note:${id}:${channel}`

const keyFor = (id: string, channel: ReplyChannel) => {
  const place = placeOf(id, channel)
  const known = readKept(place)
  const key = typeof known === 'string' ? known : newKey()
  keep(place, key)
  return { 'idempotency-key': key }
}

/** Notes a reply, whatever else was changed meanwhile: it has gone out. Under its key it is noted once. */
const send = async ({ id, version }: Lead, channel: ReplyChannel) => {
  const key = keyFor(id, channel)
  for (let tries = 1, of = version; ; tries++) {
    try {
      const headers = { ...matching(of), ...key }
      const noted = await call(reply, { params: { id }, body: { channel } }, { headers })
      keep(placeOf(id, channel), undefined)
      return noted
    } catch (error) {
      const now = standingIn(reply, error)
      if (!now || tries === mostTries) throw error
      of = now.version
    }
  }
}

/** Notes that a lead was answered: it waits no more, at once. */
export const useNoteReply = (lead: Lead, onNoted: () => void) => {
  return useUpdate<ReplyChannel>(lead.id, {
    send: (channel) => send(lead, channel),
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
