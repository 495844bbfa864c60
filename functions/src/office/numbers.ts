import { type AnswerCount, knowingWays, limits, type Numbers, numbers } from '@bong-bari/contract'
import { dayInKolkata } from '@bong-bari/site'
import { answersSince, leadCount } from '@bong-bari/table'
import { serve } from '../http/serve.ts'
import { leadNumbers } from './lead-numbers.ts'
import { weeksUntil } from './weeks.ts'

const sum = (counts: readonly AnswerCount[]) =>
  counts.reduce((total, { count }) => total + count, 0)

const gathered = (counts: readonly AnswerCount[]) => {
  const found = new Map<string, AnswerCount>()
  for (const one of counts) {
    const name = `${one.way} ${one.language}`
    found.set(name, { ...one, count: one.count + (found.get(name)?.count ?? 0) })
  }
  return [...found.values()].sort((a, b) => b.count - a.count)
}

const chatNumbers = async (first: string, now: Date) => {
  const days = await answersSince(first, now)
  const answers = gathered(days.flatMap(({ answers }) => answers))
  return {
    since: days[0]?.day ?? null,
    messages: sum(answers),
    answered: sum(answers.filter(({ way }) => knowingWays.includes(way))),
    answers,
  }
}

/** The current week included. */
const readNumbers = async (count: number, now: Date): Promise<Numbers> => {
  const weeks = weeksUntil(now, count)
  const [leads, chat, all, late] = await Promise.all([
    leadNumbers(weeks),
    chatNumbers(weeks[0]?.from ?? '', now),
    leadCount({ waiting: true }),
    leadCount({
      filters: { due: 'late' },
      asker: { userId: '', today: dayInKolkata(now) },
    }),
  ])
  return { ...leads, chat, waiting: { all, late } }
}

export const handler = serve(numbers, {
  read: ({ query: { weeks = limits.numberWeeks.default }, now }) => readNumbers(weeks, now),
})
