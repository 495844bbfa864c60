import type { Lead, LeadEvent, ReplyChannel } from '@bong-bari/contract'
import { dayInKolkata, shortWeekday } from '@bong-bari/site'
import { timeWithin } from '../../office/relative-time.ts'
import { statusLooks } from './lead-status.tsx'

export const channelWords: Record<ReplyChannel, string> = {
  whatsapp: 'by WhatsApp',
  mail: 'by e-mail',
  phone: 'by phone',
  other: 'in another way',
}

const openedWords: Record<ReplyChannel, string> = {
  whatsapp: 'WhatsApp',
  mail: 'a mail',
  phone: 'a call',
  other: 'a copy of the reply',
}

/** Such as `mitali opened WhatsApp 2 min ago.` */
export const pendingWords = (
  { by, channel, at }: NonNullable<Lead['pendingReply']>,
  me: string | undefined,
  now: number,
) => {
  const who = by === null ? 'Somebody' : by === me ? 'You' : by
  return `${who} opened ${openedWords[channel]} ${timeWithin(at, now)}.`
}

type Of<Kind extends LeadEvent['kind']> = Extract<LeadEvent, { kind: Kind }>

const ownerWords = ({ by, from, to }: Of<'owner'>, me: string | undefined) => {
  const named = (name: string) => (name === me ? 'you' : name)
  if (to === null)
    return from === by ? 'gave it back' : `took it from ${named(from ?? 'its owner')}`
  if (to === by) return 'took it over'
  return `gave it to ${named(to)}`
}

const followUpWords = ({ from, to, at }: Of<'follow-up-on'>) => {
  const words = (day: string) => shortWeekday(day, dayInKolkata(at))
  if (!to) return from ? `dropped the follow-up of ${words(from)}` : 'dropped the follow-up'
  return from ? `moved the follow-up to ${words(to)}` : `set a follow-up for ${words(to)}`
}

const repliedWords = ({ by, channel, sent }: Of<'replied'>, me: string | undefined) => {
  if (!sent || sent.by === by) return `answered ${channelWords[channel]}`
  return `noted that ${sent.by === me ? 'you' : (sent.by ?? 'somebody')} answered ${channelWords[channel]}`
}

/** Follows the name; undefined for kinds of a newer server. */
export const whatWords = (event: LeadEvent, me: string | undefined): string | undefined => {
  switch (event.kind) {
    case 'received':
      return 'The request came in'
    case 'opened':
      return 'opened it'
    case 'status':
      return `changed ${statusLooks[event.from].label} to ${statusLooks[event.to].label}`
    case 'notes':
      return event.before ? 'changed the notes' : 'wrote notes'
    case 'owner':
      return ownerWords(event, me)
    case 'follow-up-on':
      return followUpWords(event)
    case 'replied':
      return repliedWords(event, me)
    case 'reply-taken-back':
      return `took back the reply ${channelWords[event.channel]}`
    case 'wrote-back':
      return event.to ? 'noted that they wrote back' : 'noted that they did not write back'
    case 'done':
      return event.to ? 'marked it as done' : 'said that it is not done'
    case 'spam':
      return 'marked it as spam'
    case 'restored':
      return 'took it out of the spam'
    case 'held':
      return 'put it back among the held'
    case 'released':
      return 'took it out of the held'
    default:
      return undefined
  }
}

/** `You` or a username; empty where nobody of the team did it. */
export const whoWords = ({ kind, by }: LeadEvent, me: string | undefined) => {
  if (kind === 'received') return ''
  if (by === null) return 'Somebody'
  return by === me ? 'You' : by
}
