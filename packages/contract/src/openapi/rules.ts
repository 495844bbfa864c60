import type * as z from 'zod/mini'
import { isStorableDay } from '../day.ts'
import { areFewIds } from '../export.ts'
import { isOneLine, isStorableText } from '../fields.ts'
import { hasContact } from '../lead-contact.ts'
import { isShortTalk } from '../lead-source.ts'
import { limits } from '../limits.ts'
import { isImageAddress, isSafeOrNone, isShortOrData } from '../links.ts'
import { isEmailOrNone, isStoredPhoneOrNone } from '../new-lead.ts'
import { codesWithTrunkZero, shortCodes } from '../phone.ts'
import { isVideoIdOrNone } from '../pitch.ts'
import { hasKnownPlaceholders, placeholders } from '../placeholders.ts'
import { hasContent, hasItsTime, hasTitle, lacksTime } from '../post-body.ts'
import { hasBody, lacksBody } from '../reply.ts'
import { areNamedOnce } from '../section.ts'
import { usernameLetters as letters, usernameRules } from '../username.ts'
import { endsBeforeStart, isInOrder, isStorableMoment } from '../validity.ts'
import { invisibleSigns, isVisible } from '../visible-text.ts'

type Rule = z.core.JSONSchema.BaseSchema

/** Dropped from a line. */
const dropped = '\\s\\u200b-\\u200f\\u202a-\\u202e\\u2060\\u2066-\\u2069\\ufeff'
const onlyDropped = `[${dropped}]`

/** A required text needs one sign that shows. */
const seen = { pattern: `[^${invisibleSigns}]` }
const blank = `[${invisibleSigns}]*`

const lineRule = {
  pattern: '^[^\\x01-\\x08\\x0e-\\x1f\\x7f-\\x9f\\u2028\\u2029]*$',
}

const { min, max } = limits.lead.phoneDigits
const gap = '[ ().-]*'
const digits = (from: number, to: number) => `(?:\\d${gap}){${from},${to}}`

/** A trunk 0 after these is dropped and not counted. */
const codes = codesWithTrunkZero.map((code) => code.slice(1)).join('|')
const withZero = `(?:${codes})${gap}(?:0${gap}(?!0)${digits(min, max)}|[1-9]${gap}${digits(min - 1, max - 1)})`
const others = `(?!${codes})(?:${shortCodes}|(?!${shortCodes})\\d{3})${gap}(?!0${gap}0)${digits(min, max)}`

/** Common forms, or blank. The server takes more: digits of any script, any gaps, the code once more. */
const phonePattern = `^\\s*(?:(?:\\+|00)(?:${withZero}|${others}))?\\s*$`

const isDraft = { required: ['status'], properties: { status: { const: 'draft' } } }

const unlessDraft = (name: string) => ({
  anyOf: [isDraft, { required: [name], properties: { [name]: seen } }],
})

const postRules: [unknown, Rule][] = [
  [hasTitle, unlessDraft('title')],
  [hasContent, unlessDraft('content')],
  [
    hasItsTime,
    {
      anyOf: [
        {
          required: ['status', 'publishAt'],
          properties: {
            status: { const: 'scheduled' },
            publishAt: { type: 'string', minLength: 1 },
          },
        },
        {
          properties: {
            status: { enum: ['draft', 'published'] },
            publishAt: { enum: ['', null] },
          },
        },
      ],
      description: lacksTime.error,
    },
  ],
]

/** Braces hold a placeholder or nothing, are doubled, or alone. */
const placeholderPattern = `^(?:\\{\\{[^{}]*\\}\\}|\\{(?:${placeholders.join('|')}|\\s*)\\}|\\{(?![^{}]*\\})|[^{])*$`

const notBlank = { pattern: '\\S' }
const without = (characters: string) => ({ pattern: `^[^${characters}]*$` })
const word = `(?:[^\\s@<>]|\\ufeff)*(?![@<>])[^${dropped}](?:[^\\s@<>]|\\ufeff)*`
const address = `${onlyDropped}*${word}@${word}${onlyDropped}*`
const emailPattern = `^(?:${blank}|${address}|[^<>]*<${address}>${onlyDropped}*)$`
const years = '(?:197[1-9]|19[89]\\d|[2-8]\\d{3}|9[0-8]\\d\\d|99[0-8]\\d|999[0-7])'

/** Any case: JSON Schema patterns have no flags. */
const anyCase = (letters: string) =>
  letters.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)

const rest = '[^\\s\\\\\\p{Cc}]*'

const label = '[\\p{L}\\p{M}0-9_-]+'
const lastLabel = '\\p{L}(?:[\\p{L}\\p{M}0-9_-]*)'
const octet = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)'
const host = `(?:(?:${label}\\.)*${lastLabel}\\.?|(?:${octet}\\.){3}${octet})`
const port = '(?::(?:[0-5]?\\d{1,4}|6[0-4]\\d{3}))?'

const web = `${anyCase('http')}[sS]?://${host}${port}(?:[/?#]${rest})?`
const mail = `${anyCase('mailto')}:[^\\s@/\\\\\\p{Cc}][^\\s@\\\\\\p{Cc}]*@${rest}`
const telephone = `${anyCase('tel')}:\\+?\\d${rest}`
const path = `/(?!/)${rest}`

const trimmed = (...ways: string[]) => `\\s*(?:${ways.join('|')})\\s*`

/** As `isSafeLink`, or blank; untrimmed. */
const linkPattern = `^(?:${blank}|${trimmed(web, mail, telephone, path)})$`
const imagePattern = `^(?:\\s*|${trimmed(web, path)})$`
const dataUrlPattern = `^\\s*${anyCase('data')}:${anyCase('image')}/(?:${anyCase('png')}|${anyCase('jpeg')}|${anyCase('webp')});${anyCase('base64')},[A-Za-z0-9+/]+={0,2}\\s*$`

/** Custom checks as JSON Schema of untrimmed input; zod derives the rest. A missing one fails the build. */
const rules = new Map<unknown, Rule>([
  [isStorableText, { pattern: '^[^\\0\\p{Cs}]*$' }],
  [isOneLine, lineRule],
  [isVisible, seen],
  ...postRules,
  [
    isEmailOrNone,
    {
      pattern: emailPattern,
      description:
        'An e-mail address, alone or as in `Riya <riya@example.com>`; blank counts as none',
    },
  ],
  [
    isStoredPhoneOrNone,
    {
      pattern: phonePattern,
      description: `A country code behind + or 00 and ${limits.lead.phoneDigits.min} to ${limits.lead.phoneDigits.max} digits of any script; spaces, dots, hyphens and brackets do not count. The same code once more before the number is dropped, a bare one only where the digits are too many for the country. Blank counts as none`,
    },
  ],
  [
    hasContact,
    {
      anyOf: [
        { required: ['email'], properties: { email: seen } },
        { required: ['phone'], properties: { phone: notBlank } },
      ],
      description: 'An e-mail address or a phone is required',
    },
  ],
  [isShortTalk, { description: 'At most 4,000 characters in all' }],
  [
    isSafeOrNone,
    {
      pattern: linkPattern,
      description: 'An http(s), mailto or tel address, or a path of the site; blank counts as none',
    },
  ],
  [
    isImageAddress,
    {
      anyOf: [{ pattern: imagePattern, maxLength: 2_000 }, { pattern: dataUrlPattern }],
      description:
        'An http(s) address or a path of the site, at most 2,000 bytes, or a png, jpeg or webp of at most 5 MB as a base64 data-URL; blank counts as none',
    },
  ],
  [isShortOrData, {}],
  [isStorableDay, { pattern: `^${years}-`, description: 'A day of the years 1971 to 9997' }],
  [
    isStorableMoment,
    {
      pattern: `^(?:${years}-|(?:1970|9998)-.*Z$)`,
      description: 'A time of the years 1970 to 9998 in UTC',
    },
  ],
  [isInOrder, { description: `${endsBeforeStart.error}, where both are given` }],
  [hasKnownPlaceholders, { pattern: placeholderPattern }],
  [
    hasBody,
    {
      anyOf: ['bodyBn', 'bodyEn'].map((name) => ({
        required: [name],
        properties: { [name]: seen },
      })),
      description: lacksBody.error,
    },
  ],
  [
    isVideoIdOrNone,
    {
      pattern: `^(?:${blank}|${onlyDropped}*[A-Za-z0-9_-]{11}${onlyDropped}*)$`,
      description: 'The 11 characters of a YouTube id; blank counts as none',
    },
  ],
  [areFewIds, { maxItems: limits.exportedIds }],
  [areNamedOnce, { description: 'Each section once' }],
  // All allowed characters are visible.
  [usernameRules.isVisible, {}],
  [usernameRules.isOfOneScript, { anyOf: [without(letters.latin), without(letters.bengali)] }],
  [usernameRules.hasDigitsOfOneKind, { anyOf: [without('0-9'), without(letters.bengaliDigits)] }],
  [usernameRules.hasSignsOnLetters, { not: { pattern: letters.looseSign } }],
  [usernameRules.hasLetterOrDigit, { not: { pattern: '^[._-]*$' } }],
])

const adds = (to: Rule, { description, ...more }: Rule) => {
  if (description) to.description = description
  if (!Object.keys(more).length) return
  if (!Object.keys(more).some((keyword) => keyword in to)) Object.assign(to, more)
  else if (!to.allOf?.some((one) => JSON.stringify(one) === JSON.stringify(more)))
    to.allOf = [...(to.allOf ?? []), more]
}

/** Adds custom checks to a JSON Schema. */
export const addRules = (schema: z.core.$ZodType, to: Rule) => {
  const checks = schema._zod.def.checks ?? []
  for (const { _zod } of checks) if (_zod.def.check === 'custom') adds(to, ruleOf(_zod.def))
}

const ruleOf = (def: object) => {
  const rule = 'fn' in def ? rules.get(def.fn) : undefined
  if (!rule) throw new Error('A check of the contract is not in openapi/rules.ts')
  return rule
}
