import {
  auditActions,
  isDue,
  isMailable,
  type Lead,
  type LeadDue,
  wishFacts,
} from '@bong-bari/contract'
import { kolkataMinute } from '@bong-bari/site'
import { dueDayOf, type StoredAudit } from '@bong-bari/table'
import { siteOrigin } from '../public-data/site-origin.ts'
import { type Block, mailBody, oneLine } from './mail-body.ts'
import type { News } from './tell-team.ts'

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
