import * as z from 'zod/mini'
import { answerWays, messageLanguages } from './answer-way.ts'
import { counted } from './counted.ts'
import { leadStatus } from './lead-status.ts'
import { limits } from './limits.ts'
import { filter } from './paging.ts'
import type { Group } from './route.ts'

const { max } = limits.numberWeeks

/** Median hours to the first reply; null without replies. */
const medianHours = z.nullable(z.number())

const week = z.object({
  /** Its Monday, in the brand's time zone. */
  from: z.iso.date(),
  /** Received in the week, by today's status. */
  leads: z.record(leadStatus, z.int()),
  spam: z.int(),
  replied: z.int(),
  medianHours,
})
export type NumbersWeek = z.output<typeof week>

const answerCount = z.object({
  way: z.enum(answerWays),
  language: z.enum(messageLanguages),
  count: z.int(),
})
export type AnswerCount = z.output<typeof answerCount>

export const numbersEntity = z.object({
  /** Oldest first; the last is running. */
  weeks: z.array(week),
  /** Earlier weeks had too many leads to read. */
  isCut: z.boolean(),
  /** `since` is the day of the first noted reply. */
  firstReply: z.object({ replied: z.int(), medianHours, since: z.nullable(z.iso.date()) }),
  /** Leads with an answer or follow-up due, and the late ones. */
  waiting: z.object({ all: counted, late: counted }),
  /** Messages of these weeks; `since` is the first day counted. */
  chat: z.object({
    since: z.nullable(z.iso.date()),
    messages: z.int(),
    answered: z.int(),
    answers: z.array(answerCount),
  }),
})
export type Numbers = z.output<typeof numbersEntity>

export const numbers = {
  read: {
    method: 'GET',
    path: '/api/admin/numbers',
    access: 'admin',
    query: z.object({
      weeks: filter(
        z.coerce
          .number({ error: 'weeks must be a number' })
          .check(
            z.int('weeks must be a whole number'),
            z.minimum(1, 'weeks must be at least 1'),
            z.maximum(max, `weeks must be at most ${max}`),
          ),
      ),
    }),
    response: numbersEntity,
  },
} as const satisfies Group
