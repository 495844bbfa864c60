import { type api, asciiDigits, type CallInput } from '@bong-bari/contract'

/** What a form of this feature holds. `phone` has the digits alone; `website` is the honeypot. */
export type RequestValues = {
  name: string
  company: string
  email: string
  countryCode: string
  phone: string
  message: string
  website: string
}

/** A form that nobody has touched. */
export const blankRequest = (countryCode: string): RequestValues => ({
  name: '',
  company: '',
  email: '',
  countryCode,
  phone: '',
  message: '',
  website: '',
})

export type RequestBody = CallInput<typeof api.leads.create>['body']

/** Keeps the digits of what was typed; Bengali ones become ASCII. */
export const digitsOf = (typed: string) => asciiDigits(typed).replace(/\D/g, '')

const present = (text: string | undefined) => text?.trim() || undefined

export const hasContact = ({ email, phone }: Partial<RequestValues>) =>
  Boolean(present(email) || digitsOf(phone ?? ''))

/** The request as it is sent: the phone is country code, space, digits; blank fields are left out. */
export const bodyOf = (values: Partial<RequestValues>): RequestBody => {
  const digits = digitsOf(values.phone ?? '')
  return {
    name: values.name ?? '',
    company: values.company ?? '',
    email: present(values.email),
    phone: digits ? `${values.countryCode} ${digits}` : undefined,
    message: present(values.message) && values.message,
    website: present(values.website),
  }
}
