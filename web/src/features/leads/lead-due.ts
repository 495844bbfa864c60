import type { Lead } from '@bong-bari/contract'
import { site, waitOf } from '@bong-bari/site'
import { daysBetween, dayWords, todayAt } from './lead-days.ts'

/** What a lead waits for, in words. */
export type Due = {
  state: 'late' | 'today' | 'later'
  /** For its badge. */
  words: string
  /** By when, in few words, and what it waits for. */
  short: string
  /** What it waits for, and by when. */
  sentence: string
}

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`

/** What a lead waits for, and how long it has; undefined where nothing does. */
export const dueOf = (lead: Lead & { spam?: boolean }, now: number): Due | undefined => {
  const wait = waitOf(site.timeZone, lead)
  if (!wait) return undefined
  const today = todayAt(now)
  const left = daysBetween(today, wait.day)
  const isAnswer = wait.for === 'answer'
  const words = dayWords(wait.day, today)
  const short = `${isAnswer ? 'Due' : 'Follow up'} ${words}`
  const sentence = `${isAnswer ? 'Answer promised by' : 'Follow up on'} ${words}`
  if (left < 0) return { state: 'late', words: `Late ${days(-left)}`, short, sentence }
  if (left > 0) return { state: 'later', words: '', short, sentence }
  return { state: 'today', words: isAnswer ? 'Due today' : 'Follow up today', short, sentence }
}

/** Where a lead stands in a list of what is due, which the calls sort by. */
export const duePlaceOf = (lead: Lead) =>
  `${waitOf(site.timeZone, lead)?.day ?? '9'}#${lead.createdAt}#${lead.id}`
