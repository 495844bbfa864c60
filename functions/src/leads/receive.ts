import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import {
  type BodyOf,
  buildLead,
  type Lead,
  lead,
  type leads,
  limits,
  newLead,
} from '@bong-bari/contract'
import { createLead, findLead, takeIfAllowed } from '@bong-bari/table'
import { metric } from '@bong-bari/table/metric'
import * as z from 'zod/mini'
import { idOfKey } from '../http/idempotency.ts'
import { countAttempt, createAllowances } from '../http/limit.ts'
import { describeError } from '../http/log.ts'
import { refuse } from '../http/refuse.ts'
import type { RequestFacts } from '../http/serve.ts'
import { verifyTurns } from '../http/signed.ts'
import { findHolidays, makeDueAtRule, readSettings } from '../public-data/settings.ts'

type Request = BodyOf<typeof leads.create>

const leadFieldName = z.keyof(lead)
/** The fields of a request that its lead keeps. */
const requestFields = Object.keys(newLead.shape).flatMap(
  (field) => leadFieldName.safeParse(field).data ?? [],
)

const isSameRequest = (a: Lead, b: Lead) =>
  requestFields.every((field) => isDeepStrictEqual(a[field], b[field]))

/** One client may send so many requests. */
const perMinute = { limit: 10, seconds: 60 }
const perDay = { limit: 60, seconds: 24 * 3600 }
/** So many requests are listed on one day. The rest goes to the spam folder, and the team is told once. */
const dailyLeads = {
  name: 'leads',
  windows: [{ limit: limits.leadsOfDay, seconds: 24 * 3600 }],
  isSoft: true,
} as const
const fullDayNotices = { name: 'full-day', windows: [{ limit: 1, seconds: 24 * 3600 }] } as const

/** One network causes at most so many mails to senders, because anybody can type the address of somebody else. */
const mailsPerDay = { limit: 5, seconds: 24 * 3600 }

/** Counts the request. Rejects if the client has sent too many; says whether the day has room and whether the sender gets a mail. */
const admitRequest = async (client: string, hasEmail: boolean, now: Date) => {
  const [own, answers] = await Promise.all([
    createAllowances('lead', client, [perMinute, perDay], now),
    hasEmail ? createAllowances('lead-answers', client, [mailsPerDay], now) : [],
  ])
  const soft = answers.map((one) => ({ ...one, isSoft: true }))
  const full = await countAttempt([...own, ...soft, dailyLeads], now)
  return { hasRoom: !full.includes(dailyLeads), noAnswer: full.some((one) => one !== dailyLeads) }
}

/** Reading the holidays may fail, but a request never does: the missing `dueAt` is set within minutes. */
const readDueAtRule = async () => {
  try {
    return makeDueAtRule(findHolidays(await readSettings()))
  } catch (error) {
    console.warn(JSON.stringify({ level: 'warn', leads: 'not dated', ...describeError(error) }))
    return () => null
  }
}

/** Stores a request. A repeat with its Idempotency-Key answers the same. Spam looks to the sender like any other request. */
export const receiveLead = async (
  request: Request,
  idempotencyKey: string | undefined,
  { client, now }: RequestFacts,
) => {
  const [promised, { hasRoom, noAnswer }] = await Promise.all([
    readDueAtRule(),
    admitRequest(client, Boolean(request.email), now),
  ])
  const id = idOfKey('lead', client, idempotencyKey) ?? randomUUID()
  const arrived = buildLead(request, { id, createdAt: now.toISOString() })
  const conversation = arrived.conversation && verifyTurns(request.conversation ?? [])
  const wanted = { ...arrived, conversation, dueAt: promised(arrived.createdAt) }
  const isSpam = Boolean(request.website)
  // The team is told only of the first request of a day that finds no room.
  const isTold = isSpam || (!hasRoom && !(await takeIfAllowed(fullDayNotices, now)))
  if (
    await createLead({
      ...wanted,
      spam: isSpam || !hasRoom,
      ...(noAnswer && { noAnswer }),
      ...(isTold && { toldAt: wanted.createdAt }),
    })
  ) {
    metric('Leads', 1, 'Count', { kind: isSpam || !hasRoom ? 'spam' : 'request' })
    return wanted
  }
  // Erased leads are not created again.
  const first = (await findLead(id)) ?? refuse('lead-erased')
  return isSameRequest(first, wanted) ? first : refuse('idempotency-key-reused')
}
