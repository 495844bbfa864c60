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
import { create, type Item, type Key, queryAll, update } from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'

/** Adds one to each field, and creates the item if there is none. A retry of the SDK may add twice. */
const addOne = async (key: Key, fields: readonly string[], ttl: number): Promise<void> => {
  const sums = fields.map((field) => `#${field} :one`).join(', ')
  const UpdateExpression = `ADD ${sums} SET #ttl = :ttl`
  const command = new UpdateCommand({
    TableName: process.env.TABLE_NAME,
    Key: key,
    UpdateExpression,
    ExpressionAttributeNames: namesIn(UpdateExpression),
    ExpressionAttributeValues: valuesOf({ one: 1, ttl }),
  })
  await client.send(command)
}

const dayMs = 24 * 3600 * 1000

const reportedDays = 30
const rowKeptDays = 62

/** The answers of one row in one month: a number for each day (`d09`), and for each language that it lacked (`benglish09`). */
export const storedAnswered = z.looseObject({ ttl: z.number() })

const monthAndDay = (time: number) => {
  const date = new Date(time).toISOString()
  return { month: date.slice(0, 7), day: date.slice(8, 10) }
}

/** Counts an answer by a row. `lacked` is the language of the question, if the row has no answer in it. */
export const countRowAnswer = (rowId: number, lacked: MessageLanguage | undefined, now: Date) => {
  const { month, day } = monthAndDay(now.getTime())
  const ttl = Math.floor(now.getTime() / 1000) + (rowKeptDays * dayMs) / 1000
  const fields = [`d${day}`, ...(lacked ? [`${lacked}${day}`] : [])]
  return addOne(keys.answered(month, rowId), fields, ttl)
}

/** Returns the last 30 days by month; they lie in two months, or in three after a February. */
const lastDays = (now: Date) => {
  const months = new Map<string, string[]>()
  for (let ago = 0; ago < reportedDays; ago++) {
    const { month, day } = monthAndDay(now.getTime() - ago * dayMs)
    months.set(month, [...(months.get(month) ?? []), day])
  }
  return months
}

const sumOf = (item: Item, name: string, days: readonly string[]) =>
  days.reduce((sum, day) => sum + (Number(item[`${name}${day}`]) || 0), 0)

/** The answers of a row in the last 30 days, and how often each language was asked that it lacks. */
export type RowAnswers = { count: number; lacked: Partial<Record<MessageLanguage, number>> }

/** Reads the answers of all rows by row id. Rows without answers are missing. */
export const answeredRows = async (now: Date): Promise<Map<number, RowAnswers>> => {
  const answered = new Map<number, RowAnswers>()
  const months = [...lastDays(now)].map(async ([month, days]) => {
    for (const item of await queryAll(keys.answeredIn(month))) {
      const row = answered.get(Number(item.sk)) ?? { count: 0, lacked: {} }
      row.count += sumOf(item, 'd', days)
      for (const language of messageLanguages) {
        const times = sumOf(item, language, days)
        if (times) row.lacked[language] = (row.lacked[language] ?? 0) + times
      }
      answered.set(Number(item.sk), row)
    }
  })
  await Promise.all(months)
  return answered
}

/** Counts are kept for a year and the running week. */
const countsKeptDays = 400

/** Besides these fields it has a number for each way and language of that day. */
export const storedAnswerCounts = z.catchall(
  z.object({ day: z.iso.date(), ttl: z.number() }),
  z.unknown(),
)

const kinds = answerWays.flatMap((way) =>
  messageLanguages.map((language) => ({
    way,
    language,
    // Names in expressions may have no hyphen.
    name: `${way.replaceAll('-', '')}_${language}`,
  })),
)

const seconds = (now: Date) => Math.floor(now.getTime() / 1000)

/** Counts an answer on a day (`2026-11-23`). After a lost response it may count twice. */
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
  const ttl = seconds(now) + countsKeptDays * 24 * 3600
  if (await create({ ...key, ...add, day, ttl })) return
  await update(key, { add })
}

const countsIn = (stored: Record<string, unknown>): AnswerCount[] =>
  kinds.flatMap(({ way, language, name }) => {
    const count = Number(stored[name] ?? 0)
    return count > 0 ? [{ way, language, count }] : []
  })

/** Lists the counts of each day since `first`, oldest first. Days without answers are left out. */
export const answersSince = async (first: string, now: Date) =>
  (await queryAll(keys.answerDays)).flatMap((item) => {
    const { data } = storedAnswerCounts.safeParse(item)
    if (!data || data.day < first || data.ttl <= seconds(now)) return []
    return [{ day: data.day, answers: countsIn(data) }]
  })
