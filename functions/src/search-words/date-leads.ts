import { dateLeads } from '@bong-bari/table'
import { dueAtBy, holidaysOf } from '../public-data/reply-days.ts'
import { allSettings } from '../public-data/settings.ts'

/** Gives the leads that wait for their first answer the day by which it was promised. */
export const giveDays = async (isOver: () => boolean, now = new Date()) => {
  const holidays = holidaysOf(await allSettings())
  return dateLeads({ holidays, dueAt: dueAtBy(holidays), now, isOver })
}
