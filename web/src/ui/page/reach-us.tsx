/** Makes the address of a chat; wa.me takes the number in digits only. */
export const whatsappLink = (number: string) => `https://wa.me/${number.replace(/\D/g, '')}`

const link = 'font-semibold underline underline-offset-3'

type Ways = { email: string; whatsapp: string }

/** Mail and WhatsApp for visitors without JavaScript; ends a sentence. */
export const ReachUs = ({ email, whatsapp }: Ways) => (
  <>
    Write to{' '}
    <a className={`${link} wrap-anywhere`} href={`mailto:${email}`}>
      {email}
    </a>{' '}
    or on WhatsApp to{' '}
    <a className={`${link} whitespace-nowrap`} href={whatsappLink(whatsapp)}>
      {whatsapp}
    </a>
    .
  </>
)
