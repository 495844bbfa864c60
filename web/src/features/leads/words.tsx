import { type Lead, type LeadStatus, type ReplyChannel, statusNames } from '@bong-bari/contract'
import { CircleSlash, Flame, type LucideIcon, Snowflake, Sparkles, Sun } from 'lucide-react'
import { Badge, type BadgeTone } from '../../office/list/badge.tsx'
import { timeWithin } from '../../office/page/relative-time.ts'
import { langOf } from '../../plain/lang-of.ts'

/** A stranger's words, whose direction is isolated from the sentence. */
export const Words = ({ children }: { children: string }) => (
  <bdi lang={langOf(children)}>{children}</bdi>
)

/** The same for plain text, such as a toast. */
export const isolateText = (text: string) => `\u2068${text}\u2069`

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
export const describePendingReply = (
  { by, channel, at }: NonNullable<Lead['pendingReply']>,
  me: string | undefined,
  now: number,
) => {
  const who = by === null ? 'Somebody' : by === me ? 'You' : by
  return `${who} opened ${openedWords[channel]} ${timeWithin(at, now)}.`
}

export const statusLooks: Record<LeadStatus, { label: string; tone: BadgeTone; icon: LucideIcon }> =
  {
    new: { label: statusNames.new, tone: 'blue', icon: Sparkles },
    hot: { label: statusNames.hot, tone: 'red', icon: Flame },
    warm: { label: statusNames.warm, tone: 'amber', icon: Sun },
    cold: { label: statusNames.cold, tone: 'teal', icon: Snowflake },
    dead: { label: statusNames.dead, tone: 'grey', icon: CircleSlash },
  }

export const StatusBadge = ({ status }: { status: LeadStatus }) => {
  const { label, tone, icon } = statusLooks[status]
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  )
}

export const Key = ({ children }: { children: string }) => (
  <kbd className="rounded-xs border border-khata-200 bg-khata-50 px-[5px] font-text">
    {children}
  </kbd>
)
