import type { IncomingMessage } from 'node:http'
import { faultProfiles, type startFaults } from '../faults/fault-profiles.ts'
import {
  type Clock,
  type NoticeSchedule,
  type PublishSchedule,
  parseTime,
  type ReactionSchedule,
  type VideoSchedule,
} from '../runner/schedules.ts'
import { readMails } from '../upstreams/outbox.ts'
import { type Answer, jsonAnswer, refusalAnswer } from './api-answer.ts'
import { type Exchange, readBody, sendAnswer } from './exchange.ts'

const parseJson = (body: Buffer | 'too-large'): unknown => {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

const localHosts = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** Whether a page of another site makes the request, by its origin or host name. */
const isForeign = ({ headers: { host = '', origin } }: IncomingMessage) =>
  !localHosts.has(host.replace(/:\d+$/, '')) ||
  (origin !== undefined && origin !== `http://${host}`)

/** Behind a proxy every request seems to come from this machine, so forwarded ones are refused. */
const isForwarded = ({ headers }: IncomingMessage) =>
  Object.keys(headers).some((name) => /^(x-forwarded-|x-real-ip$|forwarded$|via$)/.test(name))

const isJson = ({ headers }: IncomingMessage) =>
  /^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')

const refuseOrigin = ({ request }: Exchange) =>
  isForeign(request) || isForwarded(request)
    ? refusalAnswer(403, 'foreign-origin', 'Only this machine itself may do that.')
    : undefined

const refuseCall = ({ request, response }: Exchange) => {
  if (request.method !== 'POST') {
    response.setHeader('allow', 'POST')
    return refusalAnswer(405, 'method-not-allowed', 'Use POST.')
  }
  return isJson(request)
    ? undefined
    : refusalAnswer(415, 'json-required', 'Send the body as application/json.')
}

const setClock = async ({ clock, passTime, reactions, notices }: ControlTargets, given: object) => {
  const now = parseTime('now' in given ? given.now : undefined)
  if (Number.isNaN(now))
    return refusalAnswer(400, 'invalid-input', 'now must be an ISO time or epoch milliseconds.')
  const before = clock.now()
  clock.set(now)
  // When the clock is set back, the queues wait as long as they would have.
  if (clock.now() > before) await passTime(clock.now() - before)
  reactions.look()
  notices.sendDigest()
  return jsonAnswer(200, { now: new Date(clock.now()).toISOString() })
}

type Faults = Pick<Awaited<ReturnType<typeof startFaults>>, 'use'>

const setFaults = ({ use }: Faults, given: object) => {
  const profile = faultProfiles.find((one) => 'profile' in given && given.profile === one)
  return profile
    ? jsonAnswer(200, use(profile))
    : refusalAnswer(400, 'invalid-input', `profile must be one of ${faultProfiles.join(', ')}.`)
}

type ControlTargets = {
  clock: Clock
  passTime: (ms: number) => Promise<unknown>
  videos: Pick<VideoSchedule, 'refreshAll'>
  /** Undefined when pages are served from sources. */
  publishing: Pick<PublishSchedule, 'publishNow'> | undefined
  notices: Pick<NoticeSchedule, 'sendDigest'>
  reactions: Pick<ReactionSchedule, 'look' | 'settled'>
  outbox: string
  /** Undefined unless the runner was started with faults. */
  faults: Faults | undefined
}

/** Serves `/_local/...`, with which tests and this machine's user control the runner. */
export const createLocalControls = (controlled: ControlTargets) => {
  const { videos, publishing, reactions, outbox, faults } = controlled
  const controls: Record<string, (given: object) => Answer | Promise<Answer>> = {
    '/_local/clock': (given) => setClock(controlled, given),
    '/_local/refresh-videos': async () => jsonAnswer(200, await videos.refreshAll()),
    ...(publishing && {
      '/_local/publish': async () => {
        await reactions.settled()
        return jsonAnswer(200, await publishing.publishNow())
      },
    }),
    ...(faults && { '/_local/faults': (given: object) => setFaults(faults, given) }),
  }
  const answer = async (exchange: Exchange, path: string) => {
    const { method } = exchange.request
    const foreign = refuseOrigin(exchange)
    if (foreign) return foreign
    if (path === '/_local/outbox' && (method === 'GET' || method === 'HEAD'))
      return jsonAnswer(200, await readMails(outbox))
    const refusal = refuseCall(exchange)
    if (refusal) return refusal
    const control = Object.hasOwn(controls, path) ? controls[path] : undefined
    if (!control) return refusalAnswer(404, 'route-not-found', 'There is no such control.')
    const parsed = parseJson(await readBody(exchange.request, 10_000))
    return typeof parsed === 'object' && parsed !== null
      ? control(parsed)
      : refusalAnswer(400, 'malformed-json', 'The request body is not valid JSON.')
  }
  return async (exchange: Exchange, path: string) =>
    sendAnswer(exchange, await answer(exchange, path))
}
