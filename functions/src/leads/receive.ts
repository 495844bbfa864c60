import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import {
  arrivedLead,
  type BodyOf,
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
import { allSettings, dueAtBy, holidaysOf } from '../public-data/settings.ts'

type Request = BodyOf<typeof leads.create>

const isKept = z.keyof(lead)
/** Kept by a lead. */
const requested = Object.keys(newLead.shape).flatMap((field) => isKept.safeParse(field).data ?? [])

const sameRequest = (a: Lead, b: Lead) =>
  requested.every((field) => isDeepStrictEqual(a[field], b[field]))

/** Per client. */
const perMinute = { limit: 10, seconds: 60 }
const perDay = { limit: 60, seconds: 24 * 3600 }
/** Per day; the rest is held, and the team told once. */
const ofAll = {
  name: 'leads',
  windows: [{ limit: limits.leadsOfDay, seconds: 24 * 3600 }],
  isSoft: true,
} as const
const heldNotices = { name: 'held', windows: [{ limit: 1, seconds: 24 * 3600 }] } as const

/** Per network: anybody can type anybody's address. */
const answered = { limit: 5, seconds: 24 * 3600 }

/** Rejects after too many. */
const admitRequest = async (client: string, hasEmail: boolean, now: Date) => {
  const [own, answers] = await Promise.all([
    createAllowances('lead', client, [perMinute, perDay], now),
    hasEmail ? createAllowances('lead-answers', client, [answered], now) : [],
  ])
  const soft = answers.map((one) => ({ ...one, isSoft: true }))
  const full = await countAttempt([...own, ...soft, ofAll], now)
  return { hasRoom: !full.includes(ofAll), noAnswer: full.some((one) => one !== ofAll) }
}

/** Never fails a request: a missing day is set within minutes. */
const promiseOf = async () => {
  try {
    return dueAtBy(holidaysOf(await allSettings()))
  } catch (error) {
    console.warn(JSON.stringify({ level: 'warn', leads: 'not dated', ...describeError(error) }))
    return () => null
  }
}

/** A repeat with its key answers the same. Spam (honeypot) and overflow look the same to the sender. */
export const receiveLead = async (
  request: Request,
  idempotencyKey: string | undefined,
  { client, now }: RequestFacts,
) => {
  const [promised, { hasRoom, noAnswer }] = await Promise.all([
    promiseOf(),
    admitRequest(client, Boolean(request.email), now),
  ])
  const id = idOfKey('lead', client, idempotencyKey) ?? randomUUID()
  const arrived = arrivedLead(request, { id, createdAt: now.toISOString() })
  const conversation = arrived.conversation && verifyTurns(request.conversation ?? [])
  const wanted = { ...arrived, conversation, dueAt: promised(arrived.createdAt) }
  const isSpam = Boolean(request.website)
  const spam = isSpam || (!hasRoom && 'held')
  // Of held ones only the first.
  const isTold = isSpam || (spam && !(await takeIfAllowed(heldNotices, now)))
  if (
    await createLead({
      ...wanted,
      spam,
      ...(noAnswer && { noAnswer }),
      ...(isTold && { toldAt: wanted.createdAt }),
    })
  ) {
    metric('Leads', 1, 'Count', { kind: spam === 'held' ? spam : isSpam ? 'spam' : 'request' })
    return wanted
  }
  // Erased leads are not created again.
  const first = (await findLead(id)) ?? refuse('lead-erased')
  return sameRequest(first, wanted) ? first : refuse('idempotency-key-reused')
}
