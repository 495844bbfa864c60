import * as z from 'zod/mini'
import { answerWays, messageLanguages } from '../bot/answer-way.ts'
import { leadStatus } from '../lead/lead.ts'
import { filter } from '../route/inputs.ts'
import { limits } from '../route/limits.ts'
import type { Group } from '../route/route.ts'

/** `more` says that there are more than `count`. */
export const cappedCount = z.object({ count: z.int(), more: z.boolean() })

const { max } = limits.numberWeeks

/** The median of the hours until the first reply; null without replies. */
const medianHours = z.nullable(z.number())

const week = z.object({
  /** The Monday of the week, in the time zone of the brand. */
  from: z.iso.date(),
  /** The number of leads by the status that they have today. */
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
  /** The weeks, oldest first. The last one is not over yet. */
  weeks: z.array(week),
  /** `since` is the day of the first recorded reply. */
  firstReply: z.object({ replied: z.int(), medianHours, since: z.nullable(z.iso.date()) }),
  /** Leads with an answer or follow-up due. */
  waiting: z.object({ all: cappedCount, late: cappedCount }),
  /** The chat in these weeks; `since` is the first day counted. */
  chat: z.object({
    since: z.nullable(z.iso.date()),
    messages: z.int(),
    answered: z.int(),
    answers: z.array(answerCount),
  }),
})
export interface Numbers extends z.output<typeof numbersEntity> {}

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
