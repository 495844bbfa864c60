import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { type MessageLanguage, messageLanguages } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { client } from './client.ts'
import { namesIn, valuesOf } from './expression.ts'
import { keys } from './keys.ts'
import type { Key } from './verbs.ts'
import { all, type Item } from './verbs.ts'

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
