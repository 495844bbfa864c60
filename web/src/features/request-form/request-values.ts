import {
  type api,
  type CallInput,
  type ChoiceName,
  choiceNames,
  formatMonth,
  isVisible,
  listChoices,
  monthForm,
  monthsFrom,
  normalizeLine,
  normalizePhone,
  readEmail,
  readListChoices,
  splitPhone,
  toAsciiPhone,
} from '@bong-bari/contract'
import { dayInKolkata } from '@bong-bari/site'

/** A form's values. `phone` has digits, after a + if the country code is unknown; `website` is the honeypot. */
export type RequestValues = {
  name: string
  company: string
  email: string
  countryCode: string
  phone: string
  message: string
  website: string
} & Record<ChoiceName, string>

/** The values of all choices before anything is chosen. */
export const blankChoices = Object.fromEntries(choiceNames.map((name) => [name, ''])) as Record<
  ChoiceName,
  string
>

export const blankRequest = (countryCode: string): RequestValues => ({
  name: '',
  company: '',
  email: '',
  countryCode,
  phone: '',
  ...blankChoices,
  message: '',
  website: '',
})

export type RequestBody = CallInput<typeof api.leads.create>['body']

type Answers = Omit<RequestBody, 'source' | 'conversation'>
type EveryAnswer = { [Name in keyof Answers]-?: Answers[Name] | undefined }

/** The digits of every script in ASCII. */
const digitsOf = (typed: string) => toAsciiPhone(typed).replace(/\D/g, '')

/** What a phone field may hold: digits, and a + before a country code. */
export const phoneText = (typed: string) =>
  toAsciiPhone(typed)
    .replace(/^[^+\d]+/, '')
    .replace(/(?!^\+)\D/g, '')

/** Splits a number; a code it begins with is used if it is among `codes`. */
export const phoneOf = (
  values: Pick<RequestValues, 'countryCode' | 'phone'>,
  codes: readonly string[],
) => {
  const phone = phoneText(values.phone)
  const split = splitPhone(phone)
  if (split && codes.includes(split.code)) return { countryCode: split.code, phone: split.digits }
  return { countryCode: values.countryCode, phone }
}

export const visibleText = (text: string | undefined) =>
  text && isVisible(text) ? text.trim() : undefined

export const hasContact = ({ email, phone }: Partial<RequestValues>) =>
  Boolean(visibleText(email) || digitsOf(phone ?? ''))

/** The request as sent: name, company and email as one line, the phone as country code, space, digits; blank fields are left out. */
export const bodyOf = (values: Partial<RequestValues>) => {
  const phone = phoneText(values.phone ?? '')
  const email = visibleText(values.email)
  return {
    name: normalizeLine(values.name ?? ''),
    company: normalizeLine(values.company ?? ''),
    email: email && readEmail(email),
    phone: digitsOf(phone) ? normalizePhone(`${values.countryCode} ${phone}`) : undefined,
    ...readListChoices(values),
    month: monthForm.test(values.month ?? '') ? values.month : undefined,
    message: visibleText(values.message) && values.message,
    website: visibleText(values.website),
  } satisfies RequestBody & EveryAnswer
}

export const homeCountryCodes = [
  '+91',
  '+880',
  '+1',
  '+44',
  '+86',
  '+81',
  '+49',
  '+33',
  '+61',
  '+971',
] as const

export const workCountryCodes = [
  '+91',
  '+880',
  '+1',
  '+44',
  '+971',
  '+61',
  '+65',
  '+49',
  '+33',
  '+86',
] as const

type Options = readonly (readonly [value: string, words: string])[]

/** What visitors choose from; of the months only a browser knows which ones are still to come. */
export const choiceOptions = (name: ChoiceName, isLive: boolean): Options => {
  if (name !== 'month') return Object.entries(listChoices[name].names)
  const months = isLive ? monthsFrom(dayInKolkata(new Date())) : []
  return months.map((month) => [month, formatMonth(month)])
}
