import { type AnswerCount, knowingWays } from '@bong-bari/contract'
import { answersSince } from '@bong-bari/table'

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

export const chatNumbers = async (first: string, now: Date) => {
  const days = await answersSince(first, now)
  const answers = gathered(days.flatMap(({ answers }) => answers))
  return {
    since: days[0]?.day ?? null,
    messages: sum(answers),
    answered: sum(answers.filter(({ way }) => knowingWays.includes(way))),
    answers,
  }
}
