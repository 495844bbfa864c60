import {
  type AnswerCount,
  type AnswerWay,
  answerWays,
  type MessageLanguage,
  messageLanguages,
} from '@bong-bari/contract'
import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { all, create, update } from './verbs.ts'

/** Days for which the counts of a day are kept: a year of weeks, and the one that is not over. */
const keptDays = 400

/** Beside it stands a number for each way and language that answered that day. */
export const storedAnswerCounts = z.catchall(
  z.object({ day: z.iso.date(), ttl: z.number() }),
  z.unknown(),
)

const kinds = answerWays.flatMap((way) =>
  messageLanguages.map((language) => ({
    way,
    language,
    // No hyphen may stand in a name of an expression.
    name: `${way.replaceAll('-', '')}_${language}`,
  })),
)

const seconds = (now: Date) => Math.floor(now.getTime() / 1000)

/**
 * Counts an answer of a day, such as `2026-11-23`, with one write but for the first of the day. An answer of the
 * table that is lost may count it twice.
 */
export const countAnswer = async (
  { way, language }: { way: AnswerWay; language: MessageLanguage },
  day: string,
  now: Date,
): Promise<void> => {
  const key = keys.answerCounts(day)
  const kind = kinds.find((one) => one.way === way && one.language === language)
  if (!kind) return
  const add = { [kind.name]: 1 }
  if (await update(key, { add })) return
  const ttl = seconds(now) + keptDays * 24 * 3600
  if (await create({ ...key, ...add, day, ttl })) return
  await update(key, { add })
}

/** The counts of a day, as far as they can be read: what counted nothing is left out. */
const countsIn = (stored: Record<string, unknown>): AnswerCount[] =>
  kinds.flatMap(({ way, language, name }) => {
    const count = Number(stored[name] ?? 0)
    return count > 0 ? [{ way, language, count }] : []
  })

/** What was answered on each day since `first` on which anything was, the oldest first. */
export const answersSince = async (first: string, now: Date) =>
  (await all(keys.answerDays)).flatMap((item) => {
    const { data } = storedAnswerCounts.safeParse(item)
    if (!data || data.day < first || data.ttl <= seconds(now)) return []
    return [{ day: data.day, answers: countsIn(data) }]
  })
