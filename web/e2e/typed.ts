import { admin } from './admin.ts'
import { lead } from './send-lead.ts'

/** What people type in journeys, which no log, metric, address or tag may repeat. */
export const typed: readonly string[] = [
  admin.password,
  lead.company,
  lead.message,
  lead.phone,
  lead.phone.replaceAll(' ', ''),
  '9830012345',
  'riya@example',
  'কেমন আছ',
]

const escaped = (text: string) => JSON.stringify(text).slice(1, -1)
const inAscii = (text: string) =>
  text.replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** The ways a text may have been written by a machine. */
const formsOf = (text: string) => [
  text,
  escaped(text),
  inAscii(text),
  encodeURIComponent(text),
  encodeURIComponent(text).replaceAll('%20', '+'),
  Buffer.from(text).toString('base64').replace(/=+$/, ''),
]

const forms = typed.map((text) => [text, formsOf(text)] as const)

/** What of it a text repeats, in whatever form. */
export const repeatedIn = (text: string) =>
  forms.filter(([, ways]) => ways.some((way) => text.includes(way))).map(([text]) => text)
