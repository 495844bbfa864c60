import type { Lead } from '@bong-bari/contract'
import { dayInKolkata, daysBetween, shortWeekday, waitOf } from '@bong-bari/site'

export type Due = {
  state: 'late' | 'today' | 'later'
  words: string
  /** When and what for, briefly. */
  short: string
  sentence: string
}

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`

/** What a lead waits for and since when; undefined where nothing. */
export const dueOf = (lead: Lead & { spam?: boolean }, now: number): Due | undefined => {
  const wait = waitOf(lead)
  if (!wait) return undefined
  const today = dayInKolkata(now)
  const left = daysBetween(today, wait.day)
  const isAnswer = wait.for === 'answer'
  const words = shortWeekday(wait.day, today)
  const short = `${isAnswer ? 'Due' : 'Follow up'} ${words}`
  const sentence = `${isAnswer ? 'Answer promised by' : 'Follow up on'} ${words}`
  if (left < 0) return { state: 'late', words: `Late ${days(-left)}`, short, sentence }
  if (left > 0) return { state: 'later', words: '', short, sentence }
  return { state: 'today', words: isAnswer ? 'Due today' : 'Follow up today', short, sentence }
}

/** Its place in a due list, by the order of the calls. */
export const duePlaceOf = (lead: Lead) => `${waitOf(lead)?.day ?? '9'}#${lead.createdAt}#${lead.id}`
