import {
  auditActions,
  isDue,
  isMailable,
  type Lead,
  type LeadDue,
  labelledChoices,
} from '@bong-bari/contract'
import { kolkataMinute, site } from '@bong-bari/site'
import { dueDayOf, type StoredAudit } from '@bong-bari/table'
import { cut, isBengali } from '@bong-bari/text'
import { type Mail, mailSender, sendMail } from '../adapters/mail.ts'
import { siteOrigin } from '../public-data/addresses.ts'

let hasWarned = false

/** Returns the sender of mails. If none is configured it is undefined, which is logged once in an instance. */
export const readSender = (): string | undefined => {
  const from = mailSender()
  if (!from && !hasWarned) {
    hasWarned = true
    console.warn(JSON.stringify({ level: 'warn', mail: 'none is sent: MAIL_FROM is not set' }))
  }
  return from
}

/** A mail without its recipient; everybody on the team gets the same text. */
export type NoticeMail = Omit<Mail, 'to'>

/** Sends a notice to one person. Rejects if it may not have been sent. */
export const mailTeam = async (whom: string, news: NoticeMail): Promise<void> => {
  const from = readSender()
  if (from) await sendMail(from, { ...news, to: whom.replace(/^mail /, '') })
}

/** Logs a failure without the recipient and the service's message. */
export const logMailFailure = (whom: string, error: unknown) => {
  const [notice] = whom.split(' ')
  const name = error instanceof Error ? error.name : 'unknown'
  console.warn(JSON.stringify({ level: 'warn', notice, error: name }))
}

/** A part of a mail, which is sent as text and as HTML. */
type Block =
  | { text: string }
  | { fields: [name: string, value: string][] }
  | { link: string; label: string }

/** Line ends and direction marks. Joiners are not among them, as Bengali needs them. */
const invisibleCharacters = /[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu

/** Makes one line of at most `max` UTF-16 units. */
const oneLine = (text: string, max: number) =>
  cut(text.replace(invisibleCharacters, ' ').replace(/\s+/g, ' ').trim(), max)

const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/

/** Splits at every kind of line end, so that no line of a stranger looks like one of ours. */
const linesOf = (text: string) =>
  text.split(lineBreak).map((line) => line.replace(invisibleCharacters, ' ').trimEnd())

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '')

const langOf = (text: string) => (isBengali(text) ? ' lang="bn"' : '')

const quoteField = ([name, value]: [string, string]) => {
  const lines = linesOf(value)
  return lines.length > 1 ? `${name}:\n> ${lines.join('\n> ')}` : `${name}: ${lines[0]}`
}

const toText = (block: Block) => {
  if ('fields' in block) return block.fields.map(quoteField).join('\n')
  return 'link' in block ? `${block.label}: ${block.link}` : block.text
}

const row = ([name, value]: [string, string]) =>
  `<tr><th align="left" valign="top" style="padding:2px 12px 2px 0;font-weight:600">${escapeHtml(name)}</th>` +
  `<td${langOf(value)} dir="auto" style="padding:2px 0;white-space:pre-wrap">${escapeHtml(linesOf(value).join('\n'))}</td></tr>`

const toHtml = (block: Block) => {
  if ('fields' in block) return `<table>${block.fields.map(row).join('')}</table>`
  if ('link' in block)
    return `<p><a href="${escapeHtml(block.link)}"${langOf(block.label)}>${escapeHtml(block.label)}</a></p>`
  return `<p${langOf(block.text)} style="white-space:pre-wrap">${escapeHtml(block.text)}</p>`
}

export const mailBody = (title: string, blocks: readonly Block[]) => ({
  text: `${blocks.map(toText).join('\n\n')}\n\n-- \n${site.name} · ${site.nameBengali}\n`,
  html:
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>` +
    `<body style="font:16px/1.5 sans-serif;color:#222">${blocks.map(toHtml).join('')}` +
    `<p style="color:#666">${escapeHtml(site.name)} · <span lang="bn">${escapeHtml(site.nameBengali)}</span></p></body></html>`,
})

/** A longer name of a company is cut in mails, in UTF-16 units. */
const maxCompanyLength = 100

const dashboardLink = (search: { lead?: string; spam?: 'true' } = {}) => {
  const link = new URL('/admin', siteOrigin())
  for (const [name, value] of Object.entries(search)) link.searchParams.set(name, value)
  return link.href
}

const createMail = (subject: string, blocks: Block[], replyTo?: string): NoticeMail => ({
  subject,
  ...mailBody(subject, blocks),
  replyTo,
  headers: { 'Auto-Submitted': 'auto-generated' },
})

/** The mail that is sent once when the day's limit is reached. */
export const createFullDayMail = () => {
  const why =
    'More requests came today than the site takes in a day, most of them probably from robots. Further ones go to the spam folder, and nobody is notified of them.'
  const link = dashboardLink({ spam: 'true' })
  return createMail('New requests go to the spam folder', [
    { text: why },
    { link, label: 'Look at them in the dashboard' },
  ])
}

export const createLeadMail = (lead: Lead) => {
  const company = oneLine(lead.company, maxCompanyLength)
  const subject = `New request: ${company}`
  const link = dashboardLink({ lead: lead.id })
  const facts: (readonly [string, string | null | undefined])[] = [
    ['Company', lead.company],
    ['Name', lead.name],
    ['E-mail', lead.email],
    ['Phone', lead.phone],
    ...labelledChoices(lead),
    ['Message', lead.message],
    [
      'Written',
      lead.source === 'chat' ? 'in the chat; what was said before is in the dashboard' : null,
    ],
  ]
  const fields = facts.flatMap(([name, value]): [string, string][] =>
    value ? [[name, value]] : [],
  )
  const replyTo = lead.email && isMailable(lead.email) ? lead.email : undefined
  return createMail(subject, [{ fields }, { link, label: 'Open it in the dashboard' }], replyTo)
}

/** At most so many leads are named under each heading of a digest. */
const maxNamed = 10

const formatCount = (count: number, noun: string) => `${count} ${noun}`

const listCompanies = (title: string, leads: readonly Lead[]): Block[] => {
  if (!leads.length) return []
  const more = leads.length - maxNamed
  return [
    { text: title },
    ...leads.slice(0, maxNamed).map(({ id, company }) => ({
      link: dashboardLink({ lead: id }),
      label: oneLine(company, maxCompanyLength),
    })),
    ...(more > 0 ? [{ text: `and ${more} more` }] : []),
  ]
}

type Morning = {
  unopened: number
  /** Leads that wait for an answer or a follow-up. */
  waiting: readonly Lead[]
  day: string
}

/** The digest of a morning, or undefined if there is nothing to say. */
export const createDigestMail = ({ unopened, waiting, day }: Morning) => {
  const those = (kind: LeadDue) => waiting.filter((lead) => isDue(dueDayOf(lead), kind, day))
  const [due, late] = [those('today'), those('late')]
  if (!unopened && !due.length && !late.length) return undefined
  const summary = [
    formatCount(unopened, 'new'),
    formatCount(due.length, 'due today'),
    formatCount(late.length, 'late'),
  ].join(', ')
  const subject = `Requests this morning: ${summary}`
  const blocks: Block[] = [
    { text: subject },
    ...listCompanies('Late:', late),
    ...listCompanies('Due today:', due),
    { link: dashboardLink(), label: 'Open the dashboard' },
  ]
  return createMail(subject, blocks)
}

const maxNameLength = 64

const describeAudit = ({ action, noun, label, by }: StoredAudit) => {
  const name = oneLine(label ?? '', maxNameLength)
  if (noun === 'setting') return 'The addresses for notices were changed'
  if (noun === 'passkey')
    return action === 'created'
      ? `New passkey of ${by}: ${name}`
      : `A passkey of ${by} was removed: ${name}`
  if (action === 'reset-made') return `A link for a new password was made for ${name}`
  return action === 'password-reset' ? `The password of ${name} was reset` : `New admin: ${name}`
}

/** The notice of new access to the office, or of redirected notices. */
export const createAuditMail = (entry: StoredAudit): NoticeMail => {
  const { action, at, by, session, noun, of } = entry
  const subject = describeAudit(entry)
  const link = new URL('/admin/audit', siteOrigin()).href
  const sentence = Object.hasOwn(auditActions, action)
    ? auditActions[action as keyof typeof auditActions]
    : action
  const blocks: Block[] = [
    { text: `${subject}.` },
    {
      fields: [
        ['What', noun === 'setting' ? `${sentence} ${of}` : sentence],
        ['By', by ?? 'the operator'],
        ...(session ? [['Session', session] as [string, string]] : []),
        ['When', kolkataMinute(at)],
      ],
    },
    { text: 'If none of you did this, act now: change your password and check People.' },
    { link, label: 'Open the audit' },
  ]
  return createMail(subject, blocks)
}
