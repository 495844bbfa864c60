import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import {
  type AnswerCount,
  type AnswerWay,
  answerWays,
  type MessageLanguage,
  messageLanguages,
} from '@bong-bari/contract'
import * as z from 'zod/mini'
import { client } from '../db/client.ts'
import { namesIn, valuesOf } from '../db/expression.ts'
import { all, create, type Item, type Key, update } from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'

type Counted = {
  fields: readonly string[]
  ttl: number
  within: number
}

/** Creates the item if needed. An SDK retry may add twice. */
const addOne = async (key: Key, { fields, ttl, within }: Counted): Promise<void> => {
  const sums = fields.map((field) => `#${field} :one`).join(', ')
  const UpdateExpression = `ADD ${sums} SET #ttl = :ttl`
  const command = new UpdateCommand({
    TableName: process.env.TABLE_NAME,
    Key: key,
    UpdateExpression,
    ExpressionAttributeNames: namesIn(UpdateExpression),
    ExpressionAttributeValues: valuesOf({ one: 1, ttl }),
  })
  await client.send(command, { abortSignal: AbortSignal.timeout(within) })
}

const dayMs = 24 * 3600 * 1000

const told = 30
/** Days. */
const kept = 62

/** Milliseconds an answer waits for its count. */
const patience = 250

/** One month of a row: a number per day (`d09`), and per missing language asked for (`benglish09`). */
export const storedAnswered = z.looseObject({ ttl: z.number() })

const placeOf = (time: number) => {
  const date = new Date(time).toISOString()
  return { month: date.slice(0, 7), day: date.slice(8, 10) }
}

/** Counts an answer by a row; `lacked` is the language asked in that it has no answer in. */
export const countRowAnswer = (rowId: number, lacked: MessageLanguage | undefined, now: Date) => {
  const { month, day } = placeOf(now.getTime())
  const ttl = Math.floor(now.getTime() / 1000) + (kept * dayMs) / 1000
  const fields = [`d${day}`, ...(lacked ? [`${lacked}${day}`] : [])]
  return addOne(keys.answered(month, rowId), { fields, ttl, within: patience })
}

/** Two months, or three after a February. */
const lastDays = (now: Date) => {
  const months = new Map<string, string[]>()
  for (let ago = 0; ago < told; ago++) {
    const { month, day } = placeOf(now.getTime() - ago * dayMs)
    months.set(month, [...(months.get(month) ?? []), day])
  }
  return months
}

const sumOf = (item: Item, name: string, days: readonly string[]) =>
  days.reduce((sum, day) => sum + (Number(item[`${name}${day}`]) || 0), 0)

/** The last 30 days: answers, and questions in a language the row lacks. */
export type RowAnswers = { count: number; lacked: Partial<Record<MessageLanguage, number>> }

/** By row id; rows without answers are missing. */
export const answeredRows = async (now: Date): Promise<Map<number, RowAnswers>> => {
  const answered = new Map<number, RowAnswers>()
  const months = [...lastDays(now)].map(async ([month, days]) => {
    for (const item of await all(keys.answeredIn(month))) {
      const row = answered.get(Number(item.sk)) ?? { count: 0, lacked: {} }
      row.count += sumOf(item, 'd', days)
      for (const language of messageLanguages) {
        const asked = sumOf(item, language, days)
        if (asked) row.lacked[language] = (row.lacked[language] ?? 0) + asked
      }
      answered.set(Number(item.sk), row)
    }
  })
  await Promise.all(months)
  return answered
}

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
