import type { LeadChange } from '@bong-bari/contract'
import { dayWords, todayAt } from './lead-days.ts'
import { statusLooks } from './lead-status.tsx'
import { requests } from './lead-total.ts'

/** What a change does, as it is said while it is done and after it. */
export type ManyWords = { doing: string; done: string }

export const many = (count: number) => requests(count.toLocaleString('en'))

export const undoWords: ManyWords = { doing: 'Putting back', done: 'put back as before' }

/** `owner` is the name of whom they are given to. */
export const wordsOf = (change: LeadChange, owner = 'somebody'): ManyWords => {
  if ('erase' in change) return { doing: 'Erasing', done: 'erased for good' }
  if ('spam' in change)
    return change.spam
      ? { doing: 'Moving to the spam', done: 'moved to the spam' }
      : { doing: 'Putting on the list', done: 'put on the list' }
  if ('ownerId' in change)
    return change.ownerId
      ? { doing: `Giving to ${owner}`, done: `given to ${owner}` }
      : { doing: 'Taking from their owners', done: 'left to nobody' }
  if ('followUpOn' in change) {
    const { followUpOn } = change
    if (!followUpOn) return { doing: 'Taking the day from', done: 'left without a day' }
    const words = dayWords(followUpOn, todayAt(Date.now()))
    return { doing: `Planning for ${words}`, done: `to follow up on ${words}` }
  }
  if ('done' in change)
    return change.done
      ? { doing: 'Marking as done', done: 'marked as done' }
      : { doing: 'Marking as not done', done: 'marked as not done' }
  if ('wroteBack' in change)
    return change.wroteBack
      ? { doing: 'Noting that they wrote back', done: 'to be answered again' }
      : { doing: 'Noting that they did not write back', done: 'not to be answered again' }
  const { label } = statusLooks[change.leadStatus]
  return { doing: `Marking as ${label}`, done: `marked as ${label}` }
}
