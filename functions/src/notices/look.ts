import { leadOfNotice, noticesBefore, removeNotice } from '@bong-bari/table'
import { metric } from '../http/metric.ts'
import type { Surroundings } from './surroundings.ts'
import { type Outcome, tellLead } from './tell-lead.ts'

/** What is younger the queue has hardly tried, in milliseconds. */
const restMs = 4 * 60_000

/** What could not be told in a day is old news, in milliseconds. */
const longestMs = 24 * 3600_000

/** Leads that are told of at once. */
const atOnce = 10

const ageOf = (place: string, now: Date) =>
  now.getTime() - (Date.parse(leadOfNotice(place).createdAt) || 0)

const giveUp = async (place: string): Promise<Outcome> => {
  await removeNotice(place)
  const { id } = leadOfNotice(place)
  console.error(JSON.stringify({ level: 'error', notice: 'given up', lead: id }))
  return 'nothing'
}

/**
 * Tells of the leads that were missed, the oldest first, and measures for how long the oldest of those that
 * nobody could be told of has waited.
 */
export const lookForMissed = async (around: Surroundings) => {
  const now = around.now()
  const counts: Record<Outcome, number> = { told: 0, nothing: 0, busy: 0, failed: 0 }
  let age = 0
  const look = async (place: string) => {
    const waited = ageOf(place, now)
    const outcome = waited > longestMs ? await giveUp(place) : await tellLead(place, around)
    counts[outcome]++
    if (outcome === 'failed') age = Math.max(age, waited)
  }
  let some: string[] = []
  for await (const place of noticesBefore(new Date(now.getTime() - restMs))) {
    if (around.isOver()) break
    if (some.push(place) < atOnce) continue
    await Promise.all(some.map(look))
    some = []
  }
  await Promise.all(some.map(look))
  metric('NoticeAge', Math.round(age / 1000), 'Seconds')
  return counts
}
