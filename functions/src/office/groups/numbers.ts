import {
  type AnswerCount,
  answeringWays,
  limits,
  type Numbers,
  type NumbersWeek,
  numbers,
} from '@bong-bari/contract'
import { dayInKolkata, daysAfter, mondayOf, startOfDay } from '@bong-bari/site'
import { answersSince, countLeads, type LeadFact, listLeadFacts } from '@bong-bari/table'
import { serve } from '../../http/serve.ts'

/** A week: its Monday, and the Monday's first moment. */
type Week = { from: string; begins: string }

const weekFrom = (from: string): Week => ({
  from,
  begins: startOfDay(from).toISOString(),
})

/** Lists weeks up to the week of `now`, the oldest first, by the days of Kolkata. */
export const weeksUntil = (now: Date, count: number): Week[] => {
  const last = mondayOf(dayInKolkata(now))
  return Array.from({ length: count }, (_, index) =>
    weekFrom(daysAfter(last, -7 * (count - 1 - index))),
  )
}

const hourMs = 3600 * 1000

/** The median with one decimal, null if there are no values. */
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

/** Groups leads by week. Leads after the last week count in the last one. */
const byWeek = (weeks: readonly Week[], leads: readonly LeadFact[]) => {
  const leadsOfWeeks = weeks.map((): LeadFact[] => [])
  for (const lead of leads)
    leadsOfWeeks[weeks.findLastIndex(({ begins }) => lead.createdAt >= begins)]?.push(lead)
  return leadsOfWeeks
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

const leadNumbers = async (weeks: readonly Week[]) => {
  const since = weeks[0]?.begins ?? ''
  const [leads, spam] = await Promise.all([listLeadFacts(since, false), listLeadFacts(since, true)])
  const [leadsOfWeek, spamOfWeek] = [byWeek(weeks, leads), byWeek(weeks, spam)]
  const hours = hoursToReply(leads)
  return {
    weeks: weeks.map(({ from }, index): NumbersWeek => {
      const own = leadsOfWeek[index] ?? []
      const ownHours = hoursToReply(own)
      return {
        from,
        leads: byStatus(own),
        spam: spamOfWeek[index]?.length ?? 0,
        replied: ownHours.length,
        medianHours: median(ownHours),
      }
    }),
    firstReply: {
      replied: hours.length,
      medianHours: median(hours),
      since: firstDayOf(leads),
    },
  }
}

const sum = (counts: readonly AnswerCount[]) =>
  counts.reduce((total, { count }) => total + count, 0)

const mergeCounts = (answers: readonly AnswerCount[]) => {
  const counts = new Map<string, AnswerCount>()
  for (const one of answers) {
    const name = `${one.way} ${one.language}`
    counts.set(name, { ...one, count: one.count + (counts.get(name)?.count ?? 0) })
  }
  return [...counts.values()].sort((a, b) => b.count - a.count)
}

const chatNumbers = async (first: string, now: Date) => {
  const days = await answersSince(first, now)
  const answers = mergeCounts(days.flatMap(({ answers }) => answers))
  return {
    since: days[0]?.day ?? null,
    messages: sum(answers),
    answered: sum(answers.filter(({ way }) => answeringWays.includes(way))),
    answers,
  }
}

/** Reads the numbers of so many weeks, the current one included. */
const readNumbers = async (count: number, now: Date): Promise<Numbers> => {
  const weeks = weeksUntil(now, count)
  const [leads, chat, all, late] = await Promise.all([
    leadNumbers(weeks),
    chatNumbers(weeks[0]?.from ?? '', now),
    countLeads({ waiting: true }),
    countLeads({
      filters: { due: 'late' },
      asker: { userId: '', today: dayInKolkata(now) },
    }),
  ])
  return { ...leads, chat, waiting: { all, late } }
}

export const handler = serve(numbers, {
  read: ({ query: { weeks = limits.numberWeeks.default }, now }) => readNumbers(weeks, now),
})
