import type { Lead } from '@bong-bari/contract'
import { Mail, MessageCircle, Phone } from 'lucide-react'
import { ButtonLink } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { kolkataTime } from '../../ui/kolkata-time.ts'
import { relativeTime, useNow } from '../../ui/relative-time.ts'
import { openedTime } from './lead-times.ts'

/** Only what cannot stand in a mail address is escaped; the `@` stays readable. */
export const mailLink = (email: string) =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@').replaceAll('%2B', '+')}`

const digitsOf = (phone: string) => phone.replace(/\D/g, '')

/** The number as it is dialled from anywhere, such as `+919830012345`. */
export const internationalPhone = (phone: string) => `+${digitsOf(phone)}`

export const phoneLink = (phone: string) => `tel:${internationalPhone(phone)}`

export const whatsAppLink = (phone: string) => `https://wa.me/${digitsOf(phone)}`

/** How and when a lead came in. */
export const LeadFacts = ({ lead }: { lead: Lead }) => {
  const { email, phone, createdAt, openedAt } = lead
  const now = useNow()
  return (
    <dl className="facts">
      {email && (
        <>
          <dt>Email</dt>
          <dd>
            <a href={mailLink(email)}>{email}</a>
            <CopyButton text={email} label="the e-mail address" />
          </dd>
        </>
      )}
      {phone && (
        <>
          <dt>Phone</dt>
          <dd>
            <a href={phoneLink(phone)}>{phone}</a>
            <CopyButton text={internationalPhone(phone)} label="the phone number" />
            <a
              className="only-wide"
              href={whatsAppLink(phone)}
              target="_blank"
              rel="noopener noreferrer"
            >
              WhatsApp<span className="sr-only"> (opens in a new tab)</span>
            </a>
          </dd>
        </>
      )}
      <dt>Received</dt>
      <dd>
        <time dateTime={createdAt} title={relativeTime(createdAt, now)}>
          {kolkataTime(createdAt)}
        </time>{' '}
        {openedAt && <span className="muted">(opened {openedTime(openedAt, createdAt)})</span>}
      </dd>
    </dl>
  )
}

/** One touch starts an answer; where there is a mouse, the links of the facts do. */
export const LeadAnswers = ({ lead: { email, phone } }: { lead: Lead }) => (
  <div className="answers">
    {phone && (
      <>
        <ButtonLink size="admin" variant="secondary" newTab href={whatsAppLink(phone)}>
          <MessageCircle className="icon" aria-hidden="true" strokeWidth={2.2} />
          WhatsApp
        </ButtonLink>
        <ButtonLink size="admin" variant="secondary" href={phoneLink(phone)}>
          <Phone className="icon" aria-hidden="true" strokeWidth={2.2} />
          Call
        </ButtonLink>
      </>
    )}
    {email && (
      <ButtonLink size="admin" variant="secondary" href={mailLink(email)}>
        <Mail className="icon" aria-hidden="true" strokeWidth={2.2} />
        Mail
      </ButtonLink>
    )}
  </div>
)
