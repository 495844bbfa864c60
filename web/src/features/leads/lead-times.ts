import { kolkataTime } from '../../office/kolkata-time.ts'
import { sameDay } from '../../office/relative-time.ts'

/** When a lead was opened, without the day where that is the day it came. */
export const openedTime = (openedAt: string, createdAt: string) => {
  const [day = '', clock = ''] = kolkataTime(openedAt).split(', ')
  if (sameDay(new Date(openedAt), new Date(createdAt))) return clock
  return `${day.replace(/ \d{4}$/, '')}, ${clock}`
}
