import type { Lead } from '@bong-bari/contract'
import { exactTime, openedTime } from './lead-times.ts'

/** Only what cannot stand in a mail address is escaped; the `@` stays readable. */
export const mailLink = (email: string) =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@').replaceAll('%2B', '+')}`

const digitsOf = (phone: string) => phone.replace(/\D/g, '')

export const phoneLink = (phone: string) => `tel:+${digitsOf(phone)}`

export const whatsAppLink = (phone: string) => `https://wa.me/${digitsOf(phone)}`

/** How and when a lead came in, with links that start an answer. */
export const LeadFacts = ({ lead }: { lead: Lead }) => {
  const { email, phone, createdAt, openedAt } = lead
  return (
    <dl className="facts">
      {email && (
        <>
          <dt>Email</dt>
          <dd>
            <a href={mailLink(email)}>{email}</a>
          </dd>
        </>
      )}
      {phone && (
        <>
          <dt>Phone</dt>
          <dd>
            <a href={phoneLink(phone)}>{phone}</a>{' '}
            <a href={whatsAppLink(phone)} target="_blank" rel="noopener noreferrer">
              WhatsApp<span className="sr-only"> (opens in a new tab)</span>
            </a>
          </dd>
        </>
      )}
      <dt>Received</dt>
      <dd>
        <time dateTime={createdAt}>{exactTime(createdAt)}</time>{' '}
        {openedAt && <span className="muted">(opened {openedTime(openedAt, createdAt)})</span>}
      </dd>
    </dl>
  )
}
