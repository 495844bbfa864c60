import * as z from 'zod/mini'
import { answerWays, messageLanguages } from './answer-way.ts'
import { counted } from './counted.ts'
import { leadStatus } from './lead-status.ts'
import { limits } from './limits.ts'
import { filter } from './paging.ts'
import type { Group } from './route.ts'

const { max } = limits.numberWeeks

/** Hours from a request to the first reply: the middle one of those that have a reply, null where none has. */
const medianHours = z.nullable(z.number())

const week = z.object({
  /** Its Monday, in the brand's time zone. */
  from: z.iso.date(),
  /** What came in it, by the status of today. */
  leads: z.record(leadStatus, z.int()),
  spam: z.int(),
  /** Of these leads, those that have a reply by now. */
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
  /** The oldest first; the last one is not over yet. */
  weeks: z.array(week),
  /** Older weeks than these had too many leads to read. */
  isCut: z.boolean(),
  /** `since` is the day of the first reply that anybody noted. */
  firstReply: z.object({ replied: z.int(), medianHours, since: z.nullable(z.iso.date()) }),
  /** Leads that wait for an answer or a follow-up now, and those of them that are late. */
  waiting: z.object({ all: counted, late: counted }),
  /** Messages of these weeks; `since` is the first day of them that was counted. */
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
