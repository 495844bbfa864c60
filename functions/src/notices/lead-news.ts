import { isMailable, type Lead } from '@bong-bari/contract'
import { dashboardLink } from './dashboard-link.ts'
import { mailBody, oneLine } from './mail-body.ts'

/** UTF-16 units of a company in a subject or a chat. */
const companyLength = 100

/** What the team is told of a new lead. A chat, which is somebody else's house, hears no more than the company. */
export const leadNews = (lead: Lead) => {
  const company = oneLine(lead.company, companyLength)
  const subject = `New request: ${company}`
  const link = dashboardLink(lead.id)
  const asked: [string, string | null][] = [
    ['Company', lead.company],
    ['Name', lead.name],
    ['E-mail', lead.email],
    ['Phone', lead.phone],
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
