import { type Lead, labelledChoices, type Turn } from '@bong-bari/contract'
import { clockInKolkata, dayInKolkata, kolkataTime, shortDay } from '@bong-bari/site'
import { MessagesSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { CopyButton } from '../../../office/page/copy-button.tsx'
import { relativeTime, useNow } from '../../../office/page/relative-time.ts'
import { langOf } from '../../../plain/lang-of.ts'
import { useLeadActions } from '../data/changes.ts'

/** Escapes only what a mail address cannot hold; the `@` stays readable. */
export const mailLink = (email: string) =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@').replaceAll('%2B', '+')}`

const pickDigits = (phone: string) => phone.replace(/\D/g, '')

/** As dialled from anywhere, such as `+919830012345`. */
const internationalPhone = (phone: string) => `+${pickDigits(phone)}`

export const phoneLink = (phone: string) => `tel:${internationalPhone(phone)}`

export const whatsAppLink = (phone: string) => `https://wa.me/${pickDigits(phone)}`

/** On wide screens, where no thumb presses it, no higher than its line. */
const copyClass = '-my-1.5 lg:-my-0.5! lg:min-h-[26px]! lg:w-[34px]! max-lg:min-h-11! max-lg:w-11!'

const linkClass = 'text-phalak-700'

const besideButton = 'flex items-center'

type FactProps = { name: string; className?: string; children: ReactNode }

const Fact = ({ name, className = '', children }: FactProps) => (
  <>
    <dt className="text-khata-700">{name}</dt>
    <dd className={`wrap-anywhere ${className}`}>{children}</dd>
  </>
)

/** When a lead was opened, without the day where that is the day it came. */
export const formatOpenedTime = (openedAt: string, createdAt: string) => {
  const clock = clockInKolkata(openedAt)
  const time = clock.slice(11)
  return dayInKolkata(createdAt) === dayInKolkata(openedAt)
    ? time
    : `${shortDay(clock, clock)}, ${time}`
}

export const LeadFacts = ({ lead }: { lead: Lead }) => {
  const { email, phone, createdAt, openedAt } = lead
  const now = useNow()
  const { openReply } = useLeadActions()
  return (
    <dl className="grid grid-cols-[82px_minmax(0,1fr)] gap-x-2.5 gap-y-[3px] text-dense max-lg:items-center max-lg:gap-y-0">
      {email && (
        <Fact name="Email" className={besideButton}>
          <a className={linkClass} href={mailLink(email)} onClick={() => openReply(lead, 'mail')}>
            <bdi>{email}</bdi>
          </a>
          <CopyButton text={email} className={copyClass} label="the e-mail address" />
        </Fact>
      )}
      {phone && (
        <Fact name="Phone" className={besideButton}>
          <a className={linkClass} href={phoneLink(phone)} onClick={() => openReply(lead, 'phone')}>
            {phone}
          </a>
          <CopyButton
            text={internationalPhone(phone)}
            className={copyClass}
            label="the phone number"
          />
          <a
            className={`max-lg:hidden ${linkClass}`}
            href={whatsAppLink(phone)}
            onClick={() => openReply(lead, 'whatsapp')}
            target="_blank"
            rel="noopener noreferrer"
          >
            WhatsApp<span className="sr-only"> (opens in a new tab)</span>
          </a>
        </Fact>
      )}
      {labelledChoices(lead).map(([name, words]) => (
        <Fact key={name} name={name}>
          {words}
        </Fact>
      ))}
      <Fact name="Received">
        <time dateTime={createdAt} title={relativeTime(createdAt, now)}>
          {kolkataTime(createdAt)}
        </time>{' '}
        {openedAt && (
          <span className="text-khata-700">(opened {formatOpenedTime(openedAt, createdAt)})</span>
        )}
      </Fact>
    </dl>
  )
}

/** The whole of it: it is what the request is about. */
export const LeadMessage = ({ message }: { message: string }) => (
  <p
    className="wrap-anywhere whitespace-pre-wrap rounded-r-sm border-jaanla-600 border-l-3 bg-khata-50 px-3 py-[9px] leading-[1.5]"
    lang={langOf(message)}
  >
    {message}
  </p>
)

const summaryClass =
  'flex min-h-10 items-center gap-2 text-dense text-khata-700 max-md:min-h-11 [&>svg]:size-[17px]'

const Mark = () => (
  <>
    <MessagesSquare />
    From the chat
  </>
)

/** Unsigned words of the bot may be forged. */
const nameSpeaker = (role: Turn['role'], signed: boolean | undefined) => {
  if (role === 'user') return 'Visitor'
  return signed ? 'Bot' : 'Bot, as the visitor’s browser says'
}

export const LeadTalk = ({ talk }: { talk: readonly Turn[] }) => {
  if (!talk.length)
    return (
      <p className={summaryClass}>
        <Mark />
      </p>
    )
  return (
    <details>
      <summary className={`cursor-pointer ${summaryClass}`}>
        <Mark />
        <span className="underline underline-offset-3">
          what was said before ({talk.length} {talk.length === 1 ? 'message' : 'messages'})
        </span>
      </summary>
      <ol className="mt-1 grid gap-2 rounded-r-sm border-jaanla-600 border-l-3 bg-khata-50 px-3 py-[9px]">
        {talk.map(({ role, content, signed }, index) => (
          <li key={index} className="leading-[1.5]">
            <span className="text-dense text-khata-700">{nameSpeaker(role, signed)}</span>
            <p className="wrap-anywhere whitespace-pre-wrap" lang={langOf(content)}>
              {content}
            </p>
          </li>
        ))}
      </ol>
    </details>
  )
}
