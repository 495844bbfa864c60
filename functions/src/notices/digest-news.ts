import type { Lead } from '@bong-bari/contract'
import { businessDaysAfter, dayIn, replyDays, site } from '@bong-bari/site'
import { dashboardLink } from './dashboard-link.ts'
import { type Block, mailBody, oneLine } from './mail-body.ts'

/** So many leads are named. */
const mostNamed = 10

const companyLength = 100

const counted = (count: number, words: string) => `${count} ${words}`

const named = (title: string, leads: readonly Lead[]): Block[] => {
  if (!leads.length) return []
  const more = leads.length - mostNamed
  return [
    { text: title },
    ...leads.slice(0, mostNamed).map(({ id, company }) => ({
      link: dashboardLink(id),
      words: oneLine(company, companyLength),
    })),
    ...(more > 0 ? [{ text: `and ${more} more` }] : []),
  ]
}

/**
 * What the team is told in the morning of `day`, of leads whose status is still new: which nobody has opened, which are
 * due, and which are late. Undefined where there is nothing to tell.
 */
export const digestNews = (leads: readonly Lead[], day: string, holidays: ReadonlySet<string>) => {
  const dueOn = ({ createdAt }: Lead) =>
    businessDaysAfter(dayIn(site.timeZone, new Date(createdAt)), replyDays, holidays)
  const dated = leads.map((lead) => ({ lead, due: dueOn(lead) }))
  const unopened = leads.filter(({ opened }) => !opened).length
  const due = dated.filter((one) => one.due === day).map(({ lead }) => lead)
  const late = dated.filter((one) => one.due < day).map(({ lead }) => lead)
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
