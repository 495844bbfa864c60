import { useSiteSettings } from '../site-settings.ts'

/** Digits alone, as wa.me links want a number. */
export const whatsappLink = (number: string) => `https://wa.me/${number.replace(/\D/g, '')}`

const link = 'wrap-anywhere font-semibold underline underline-offset-3'

/** The team's mail and WhatsApp, for who cannot use what needs JavaScript; the end of a sentence. */
export const ReachUs = () => {
  const { email, whatsapp } = useSiteSettings()
  return (
    <>
      Write to{' '}
      <a className={link} href={`mailto:${email}`}>
        {email}
      </a>{' '}
      or on WhatsApp to{' '}
      <a className={link} href={whatsappLink(whatsapp)}>
        {whatsapp}
      </a>
      .
    </>
  )
}
