import type { FieldErrors } from '../route/fields.ts'
import { limits } from '../route/limits.ts'
import {
  findBrokenRule,
  lineRules,
  normalizeLine,
  type TextRule,
  textRules,
  visibleRule,
} from '../route/text-checks.ts'

// The rules of a request in plain functions: the schema is made of them, and the forms check by them what is typed, without a schema's code.

export const contactRequired = 'Please provide either an email address or phone number'

export const hasContact = (lead: { email?: string | undefined; phone?: string | undefined }) =>
  Boolean(lead.email ?? lead.phone)

/** Returns the address of `Riya <riya@example.com>`, as mail programs copy it; else what was typed, as one line. */
export const readEmail = (typed: string) => {
  const line = normalizeLine(typed)
  return /^[^<>]*<([^<>]*@[^<>]*)>$/.exec(line)?.[1]?.trim() ?? line
}

/** The rules of an address that {@link readEmail} returned. */
export const emailRules: readonly TextRule[] = [
  [(email) => email.includes('@'), 'Email must contain @ symbol'],
  [
    (email) => /^[^\s@<>]+@[^\s@<>]+$/.test(email),
    'Email must be one address, such as you@company.com',
  ],
]

const { min, max } = limits.lead.phoneDigits
const phoneForm = new RegExp(`^\\+\\d{1,3} \\d{${min},${max}}$`)

/** The rules of a phone number as it is stored, see `normalizePhone`. */
export const phoneRules: readonly TextRule[] = [
  [
    (phone) => /^\+\d{1,3} \d+$/.test(phone),
    `Phone must be a country code, a space and ${min} to ${max} digits`,
  ],
  [(phone) => phoneForm.test(phone), `The number needs ${min} to ${max} digits`],
]

const rulesByField = {
  name: [...lineRules(limits.lead.name, 'Name'), visibleRule('Name')],
  company: [...lineRules(limits.lead.company, 'Company'), visibleRule('Company')],
  email: [...lineRules(limits.lead.email, 'Email'), ...emailRules],
  phone: phoneRules,
  message: textRules(limits.lead.message, 'Message'),
} satisfies Record<string, readonly TextRule[]>

type TypedRequest = { [Name in keyof typeof rulesByField]?: string | undefined }

/** Returns what the API would say of each field of a request: name, company and email as one line, the phone as it is stored. */
export const checkRequest = (request: TypedRequest): FieldErrors => {
  const errors: FieldErrors = {}
  for (const [name, rules] of Object.entries(rulesByField)) {
    const value = request[name as keyof TypedRequest]
    const message = value === undefined ? undefined : findBrokenRule(value, rules)
    if (message) errors[name] = message
  }
  if (!hasContact(request)) errors.email ??= contactRequired
  return errors
}
