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

/** A year and the running week. */
const keptDays = 400

/** Plus a number per way and language of that day. */
export const storedAnswerCounts = z.catchall(
  z.object({ day: z.iso.date(), ttl: z.number() }),
  z.unknown(),
)

const kinds = answerWays.flatMap((way) =>
  messageLanguages.map((language) => ({
    way,
    language,
    // Expression names allow no hyphen.
    name: `${way.replaceAll('-', '')}_${language}`,
  })),
)

const seconds = (now: Date) => Math.floor(now.getTime() / 1000)

/** Counts an answer on a day (`2026-11-23`); twice, perhaps, after a lost response. */
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

const countsIn = (stored: Record<string, unknown>): AnswerCount[] =>
  kinds.flatMap(({ way, language, name }) => {
    const count = Number(stored[name] ?? 0)
    return count > 0 ? [{ way, language, count }] : []
  })

/** Counts per day since `first`, oldest first; empty days are left out. */
export const answersSince = async (first: string, now: Date) =>
  (await all(keys.answerDays)).flatMap((item) => {
    const { data } = storedAnswerCounts.safeParse(item)
    if (!data || data.day < first || data.ttl <= seconds(now)) return []
    return [{ day: data.day, answers: countsIn(data) }]
  })
