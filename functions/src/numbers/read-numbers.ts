import type { LeadDue, Numbers } from '@bong-bari/contract'
import { dayIn, site } from '@bong-bari/site'
import { leadCount, noLeadTests } from '@bong-bari/table'
import { chatNumbers } from './chat-numbers.ts'
import { leadNumbers } from './lead-numbers.ts'
import { weeksUntil } from './weeks.ts'

const countWaiting = (now: Date, kind?: LeadDue) =>
  leadCount({ ...noLeadTests, due: { kind, day: dayIn(site.timeZone, now) } })

/** The numbers of so many weeks, the one of now included. */
export const readNumbers = async (count: number, now: Date): Promise<Numbers> => {
  const weeks = weeksUntil(now, count)
  const [leads, chat, all, late] = await Promise.all([
    leadNumbers(weeks),
    chatNumbers(weeks[0]?.from ?? '', now),
    countWaiting(now),
    countWaiting(now, 'late'),
  ])
  return { ...leads, chat, waiting: { all, late } }
}
