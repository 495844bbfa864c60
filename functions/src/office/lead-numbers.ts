import type { NumbersWeek } from '@bong-bari/contract'
import { dayInKolkata } from '@bong-bari/site'
import { type LeadFact, leadFactsSince } from '@bong-bari/table'
import type { Week } from './weeks.ts'

/** Some seconds at most; and spam. */
const mostLeads = 50_000

const hourMs = 3600 * 1000

/** One decimal; null of nothing. */
const median = (hours: readonly number[]) => {
  const sorted = hours.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  if (low === undefined || high === undefined) return null
  return Math.round((low + high) * 5) / 10
}

const hoursToReply = (leads: readonly LeadFact[]) =>
  leads.flatMap(({ createdAt, repliedAt }) =>
    repliedAt ? Math.max(0, Date.parse(repliedAt) - Date.parse(createdAt)) / hourMs : [],
  )

/** Later ones count in the last week. */
const byWeek = (weeks: readonly Week[], leads: readonly LeadFact[]) => {
  const found = weeks.map((): LeadFact[] => [])
  for (const lead of leads)
    found[weeks.findLastIndex(({ begins }) => lead.createdAt >= begins)]?.push(lead)
  return found
}

const byStatus = (leads: readonly LeadFact[]) => {
  const counts = { new: 0, hot: 0, warm: 0, cold: 0, dead: 0 }
  for (const { leadStatus } of leads) counts[leadStatus]++
  return counts
}

const firstDayOf = (leads: readonly LeadFact[]) => {
  const [first] = leads.flatMap(({ repliedAt }) => repliedAt ?? []).sort()
  return first ? dayInKolkata(first) : null
}

/** Without weeks too large to read. */
export const leadNumbers = async (asked: readonly Week[]) => {
  const since = asked[0]?.begins ?? ''
  const [leads, spam] = await Promise.all(
    [false, true].map((isSpam) => leadFactsSince(since, isSpam, mostLeads)),
  )
  const back = [leads?.reachesBack ?? since, spam?.reachesBack ?? since].sort().at(-1) ?? since
  const whole = asked.filter(({ begins }) => begins >= back)
  const found = byWeek(whole, leads?.facts ?? [])
  const spamFound = byWeek(whole, spam?.facts ?? [])
  const weeks = whole.map(({ from }, place): NumbersWeek => {
    const own = found[place] ?? []
    const hours = hoursToReply(own)
    return {
      from,
      leads: byStatus(own),
      spam: spamFound[place]?.length ?? 0,
      replied: hours.length,
      medianHours: median(hours),
    }
  })
  const all = found.flat()
  const hours = hoursToReply(all)
  return {
    weeks,
    isCut: whole.length < asked.length,
    firstReply: {
      replied: hours.length,
      medianHours: median(hours),
      since: firstDayOf(all),
    },
  }
}
