import { isDue, type Lead, type LeadDue } from '@bong-bari/contract'
import { dueDayOf } from '@bong-bari/table'
import { dashboardLink } from './dashboard-link.ts'
import { type Block, mailBody, oneLine } from './mail-body.ts'

/** In a morning's digest, and in a summary. */
const [mostNamed, mostSummed] = [10, 500]

const companyLength = 100

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

/** Counts unopened leads and names due and late ones. Undefined where there is nothing to tell. */
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
  return {
    mail: {
      ...{ subject, ...mailBody(subject, blocks) },
      headers: { 'Auto-Submitted': 'auto-generated' },
    },
    chat: `${subject}\n${dashboardLink()}`,
  }
}

/** Of the leads of a quarter of an hour. */
export const summaryNews = (leads: readonly Lead[]) => {
  const subject = leads.length === 1 ? '1 more new request' : `${leads.length} more new requests`
  const blocks: Block[] = [
    { text: `More than ten requests came within ten minutes. These came after them.` },
    ...named('New:', leads, mostSummed),
    { link: dashboardLink(), words: 'Open the dashboard' },
  ]
  return {
    mail: {
      ...{ subject, ...mailBody(subject, blocks) },
      headers: { 'Auto-Submitted': 'auto-generated' },
    },
    chat: `${subject}\n${dashboardLink()}`,
  }
}
