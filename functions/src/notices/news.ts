import {
  auditActions,
  isDue,
  isMailable,
  type Lead,
  type LeadDue,
  wishFacts,
} from '@bong-bari/contract'
import { kolkataMinute, site } from '@bong-bari/site'
import { dueDayOf, type StoredAudit } from '@bong-bari/table'
import { cut, isBengali } from '@bong-bari/text'
import { type Mail, mailSender, sendMail } from '../adapters/mail.ts'
import { siteOrigin } from '../public-data/addresses.ts'

let hasSaid = false

/** Undefined if unset, logged once per instance. */
export const sender = (): string | undefined => {
  const from = mailSender()
  if (!from && !hasSaid) {
    hasSaid = true
    console.warn(JSON.stringify({ level: 'warn', mail: 'none is sent: MAIL_FROM is not set' }))
  }
  return from
}

/** Sends one mail to one address; everybody on the team gets the same text. */
export type News = Omit<Mail, 'to'>

/** Rejects if they may not have been told. */
export const tellTeam = async (whom: string, news: News): Promise<void> => {
  const from = sender()
  if (from) await sendMail(from, { ...news, to: whom.replace(/^mail /, '') })
}

/** Without the recipient or the service's words. */
export const warnOf = (whom: string, error: unknown) => {
  const [notice] = whom.split(' ')
  const name = error instanceof Error ? error.name : 'unknown'
  console.warn(JSON.stringify({ level: 'warn', notice, error: name }))
}

/** Sent as text and as HTML. */
type Block =
  | { text: string }
  | { fields: [name: string, value: string][] }
  | { link: string; words: string }

/** Line ends and direction marks; joiners belong to Bengali. */
const unseen = /[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu

/** At most `max` UTF-16 units. */
const oneLine = (text: string, max: number) =>
  cut(text.replace(unseen, ' ').replace(/\s+/g, ' ').trim(), max)

const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/

/** So no stranger's line passes for ours. */
const linesOf = (text: string) =>
  text.split(lineBreak).map((line) => line.replace(unseen, ' ').trimEnd())

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '')

const langOf = (text: string) => (isBengali(text) ? ' lang="bn"' : '')

const quoted = ([name, value]: [string, string]) => {
  const lines = linesOf(value)
  return lines.length > 1 ? `${name}:\n> ${lines.join('\n> ')}` : `${name}: ${lines[0]}`
}

const asText = (block: Block) => {
  if ('fields' in block) return block.fields.map(quoted).join('\n')
  return 'link' in block ? `${block.words}: ${block.link}` : block.text
}

const row = ([name, value]: [string, string]) =>
  `<tr><th align="left" valign="top" style="padding:2px 12px 2px 0;font-weight:600">${escaped(name)}</th>` +
  `<td${langOf(value)} dir="auto" style="padding:2px 0;white-space:pre-wrap">${escaped(linesOf(value).join('\n'))}</td></tr>`

const asHtml = (block: Block) => {
  if ('fields' in block) return `<table>${block.fields.map(row).join('')}</table>`
  if ('link' in block)
    return `<p><a href="${escaped(block.link)}"${langOf(block.words)}>${escaped(block.words)}</a></p>`
  return `<p${langOf(block.text)} style="white-space:pre-wrap">${escaped(block.text)}</p>`
}

export const mailBody = (title: string, blocks: readonly Block[]) => ({
  text: `${blocks.map(asText).join('\n\n')}\n\n-- \n${site.name} · ${site.nameBengali}\n`,
  html:
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title></head>` +
    `<body style="font:16px/1.5 sans-serif;color:#222">${blocks.map(asHtml).join('')}` +
    `<p style="color:#666">${escaped(site.name)} · <span lang="bn">${escaped(site.nameBengali)}</span></p></body></html>`,
})

/** UTF-16 units. */
const companyLength = 100

const dashboardLink = (leadId?: string, list?: 'held') => {
  const link = new URL('/admin', siteOrigin())
  if (leadId) link.searchParams.set('lead', leadId)
  if (list) link.searchParams.set('spam', list)
  return link.href
}

const newsOf = (subject: string, blocks: Block[], replyTo?: string): News => ({
  subject,
  ...mailBody(subject, blocks),
  replyTo,
  headers: { 'Auto-Submitted': 'auto-generated' },
})

/** Once, when the daily limit is reached. */
export const heldNews = () => {
  const link = dashboardLink(undefined, 'held')
  const why =
    'More requests came today than the site looks after in a day, most of them from strangers or robots. Further ones are stored under Held, and nobody is notified of them.'
  const blocks: Block[] = [{ text: why }, { link, words: 'Look at them in the dashboard' }]
  return newsOf('New requests are held', blocks)
}

export const leadNews = (lead: Lead) => {
  const company = oneLine(lead.company, companyLength)
  const subject = `New request: ${company}`
  const link = dashboardLink(lead.id)
  const asked: (readonly [string, string | null | undefined])[] = [
    ['Company', lead.company],
    ['Name', lead.name],
    ['E-mail', lead.email],
    ['Phone', lead.phone],
    ...wishFacts(lead),
    ['Message', lead.message],
    [
      'Written',
      lead.source === 'chat' ? 'in the chat; what was said before is in the dashboard' : null,
    ],
  ]
  const fields = asked.flatMap(([name, value]): [string, string][] =>
    value ? [[name, value]] : [],
  )
  const replyTo = lead.email && isMailable(lead.email) ? lead.email : undefined
  return newsOf(subject, [{ fields }, { link, words: 'Open it in the dashboard' }], replyTo)
}

/** In the digest, and in a summary. */
const [mostNamed, mostSummed] = [10, 500]

const counted = (count: number, words: string) => `${count} ${words}`

const named = (title: string, leads: readonly Lead[], most = mostNamed): Block[] => {
  if (!leads.length) return []
  const more = leads.length - most
  return [
    { text: title },
    ...leads.slice(0, most).map(({ id, company }) => ({
      link: dashboardLink(id),
      words: oneLine(company, companyLength),
    })),
    ...(more > 0 ? [{ text: `and ${more} more` }] : []),
  ]
}

type Morning = {
  unopened: number
  /** For an answer or a follow-up. */
  waiting: readonly Lead[]
  day: string
}

/** Undefined for nothing. */
export const digestNews = ({ unopened, waiting, day }: Morning) => {
  const those = (kind: LeadDue) => waiting.filter((lead) => isDue(dueDayOf(lead), kind, day))
  const [due, late] = [those('today'), those('late')]
  if (!unopened && !due.length && !late.length) return undefined
  const summary = [
    counted(unopened, 'new'),
    counted(due.length, 'due today'),
    counted(late.length, 'late'),
  ].join(', ')
  const subject = `Requests this morning: ${summary}`
  const blocks: Block[] = [
    { text: subject },
    ...named('Late:', late),
    ...named('Due today:', due),
    { link: dashboardLink(), words: 'Open the dashboard' },
  ]
  return newsOf(subject, blocks)
}

/** Of a quarter of an hour. */
export const summaryNews = (leads: readonly Lead[]) => {
  const subject = leads.length === 1 ? '1 more new request' : `${leads.length} more new requests`
  const blocks: Block[] = [
    { text: `More than ten requests came within ten minutes. These came after them.` },
    ...named('New:', leads, mostSummed),
    { link: dashboardLink(), words: 'Open the dashboard' },
  ]
  return newsOf(subject, blocks)
}

const nameLength = 64

const titleOf = ({ action, noun, label, by }: StoredAudit) => {
  const name = oneLine(label ?? '', nameLength)
  if (noun === 'setting') return 'Where notices go was changed'
  if (noun === 'passkey')
    return action === 'created'
      ? `New passkey of ${by}: ${name}`
      : `A passkey of ${by} was removed: ${name}`
  if (action === 'reset-made') return `A link for a new password was made for ${name}`
  return action === 'password-reset' ? `The password of ${name} was reset` : `New admin: ${name}`
}

/** New access, or redirected notices. */
export const auditNews = (entry: StoredAudit): News => {
  const { action, at, by, session, noun, of } = entry
  const subject = titleOf(entry)
  const link = new URL('/admin/audit', siteOrigin()).href
  const words = Object.hasOwn(auditActions, action)
    ? auditActions[action as keyof typeof auditActions]
    : action
  const blocks: Block[] = [
    { text: `${subject}.` },
    {
      fields: [
        ['What', noun === 'setting' ? `${words} ${of}` : words],
        ['By', by ?? 'the operator'],
        ...(session ? [['Session', session] as [string, string]] : []),
        ['When', kolkataMinute(at)],
      ],
    },
    { text: 'If none of you did this, act now: change your password and check People.' },
    { link, words: 'Open the audit' },
  ]
  return newsOf(subject, blocks)
}
