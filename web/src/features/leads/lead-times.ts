import { kolkataTime } from '../../office/kolkata-time.ts'
import { sameDay } from '../../office/relative-time.ts'

/** When a lead was opened, as short as the day it came in allows. */
export const openedTime = (openedAt: string, createdAt: string) => {
  const [day = '', clock = ''] = kolkataTime(openedAt).split(', ')
  if (sameDay(new Date(openedAt), new Date(createdAt))) return clock
  return `${day.replace(/ \d{4}$/, '')}, ${clock}`
}
