import { isMailable, type Lead, wishWords } from '@bong-bari/contract'
import { dashboardLink } from './dashboard-link.ts'
import { mailBody, oneLine } from './mail-body.ts'

/** UTF-16 units, in a subject or a chat. */
const companyLength = 100

const heldSubject = 'New requests are held'

/** Once, when a day's requests are full. */
export const heldNews = () => {
  const link = dashboardLink(undefined, 'held')
  const why =
    'More requests came today than the site looks after in a day, most of them from strangers or robots. Further ones are stored under Held, and nobody is told of them.'
  return {
    mail: {
      subject: heldSubject,
      ...mailBody(heldSubject, [{ text: why }, { link, words: 'Look at them in the dashboard' }]),
      headers: { 'Auto-Submitted': 'auto-generated' },
    },
    chat: `${heldSubject}\n${link}`,
  }
}

/** A chat belongs to a third party and hears only the company. */
export const leadNews = (lead: Lead) => {
  const company = oneLine(lead.company, companyLength)
  const subject = `New request: ${company}`
  const link = dashboardLink(lead.id)
  const wishes = wishWords(lead)
  const asked: [string, string | null | undefined][] = [
    ['Company', lead.company],
    ['Name', lead.name],
    ['E-mail', lead.email],
    ['Phone', lead.phone],
    ['Package', wishes.offering],
    ['Budget', wishes.budget],
    ['Month', wishes.month],
    ['Message', lead.message],
    [
      'Written',
      lead.source === 'chat' ? 'in the chat; what was said before is in the dashboard' : null,
    ],
  ]
  const fields = asked.flatMap(([name, value]): [string, string][] =>
    value ? [[name, value]] : [],
  )
  return {
    mail: {
      subject,
      ...mailBody(subject, [{ fields }, { link, words: 'Open it in the dashboard' }]),
      replyTo: lead.email && isMailable(lead.email) ? lead.email : undefined,
      headers: { 'Auto-Submitted': 'auto-generated' },
    },
    chat: `${subject}\n${link}`,
  }
}
