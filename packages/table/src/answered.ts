import * as z from 'zod/mini'
import { addOne } from './add-one.ts'
import { keys } from './keys.ts'
import { all, type Item } from './verbs.ts'

const dayMs = 24 * 3600 * 1000

/** Days of which `answeredRows` tells. */
const told = 30
/** Days for which they are kept: the month that they stand in, and the days after it. */
const kept = 62

/** Milliseconds after which a count is given up: no answer waits for it longer. */
const patience = 250

/** A row's answers of a month: a number for each day, such as `d09`. */
export const storedAnswered = z.looseObject({ ttl: z.number() })

const placeOf = (time: number) => {
  const date = new Date(time).toISOString()
  return { month: date.slice(0, 7), field: `d${date.slice(8, 10)}` }
}

/** Counts that a training row answered. */
export const countRowAnswer = (rowId: number, now: Date) => {
  const { month, field } = placeOf(now.getTime())
  const ttl = Math.floor(now.getTime() / 1000) + (kept * dayMs) / 1000
  return addOne(keys.answered(month, rowId), { field, ttl, within: patience })
}

/** The fields of the last days, by their months: two, or three after a February. */
const lastDays = (now: Date) => {
  const months = new Map<string, string[]>()
  for (let ago = 0; ago < told; ago++) {
    const { month, field } = placeOf(now.getTime() - ago * dayMs)
    months.set(month, [...(months.get(month) ?? []), field])
  }
  return months
}

const sumOf = (item: Item, fields: readonly string[]) =>
  fields.reduce((sum, field) => sum + (Number(item[field]) || 0), 0)

/** How many messages each training row answered in the last 30 days, by its id; no number is none. */
export const answeredRows = async (now: Date): Promise<Map<number, number>> => {
  const answered = new Map<number, number>()
  const months = [...lastDays(now)].map(async ([month, fields]) => {
    for (const item of await all(keys.answeredIn(month))) {
      const rowId = Number(item.sk)
      answered.set(rowId, (answered.get(rowId) ?? 0) + sumOf(item, fields))
    }
  })
  await Promise.all(months)
  return answered
}
