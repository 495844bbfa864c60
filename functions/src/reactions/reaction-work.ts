import {
  api,
  type QueueBatch,
  type QueueMessage,
  queueBatch,
  reactionMessage,
  type UnansweredMessage,
} from '@bong-bari/contract'
import {
  beginUnanswered,
  countUnanswered,
  readOrigin,
  readStreamChange,
  streamedEntity,
  takeIfAllowed,
  writePulse,
} from '@bong-bari/table'
import { metric } from '@bong-bari/table/metric'
import { limitMs } from '@bong-bari/table/timeout'
import * as z from 'zod/mini'
import { enqueuePaths, enqueueRebuild } from '../adapters/publish-queue.ts'
import { logLevelOf, returnToQueue } from '../adapters/queues.ts'
import { readQueueTime } from '../http/clock.ts'
import { describeError } from '../http/log.ts'
import { listDuePaths } from './pages.ts'
import { createContext, react, readCurrent } from './react.ts'
import { rebuildFrom } from './rebuild.ts'

const siteTimeoutMs = 5_000

const respondsWell = async (address: URL) => {
  const signal = AbortSignal.timeout(limitMs(siteTimeoutMs))
  const answer = await fetch(address, { signal }).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.ok === true
}

/**
 * Checks the site as a visitor would: a page, and the API, which refuses if CloudFront sends a wrong secret. CloudFront's own metrics are in
 * us-east-1, where no alarm of another region can read them.
 */
export const checkSite = async () => {
  const origin = await readOrigin()
  if (!origin) return
  const looks = ['/', api.videos.latest.path].map((path) => respondsWell(new URL(path, origin)))
  metric('SiteAnswers', (await Promise.all(looks)).every(Boolean) ? 1 : 0)
}

/** Nothing new begins within this time before Lambda's timeout. */
const reserveMs = 30_000

const images = z.object({
  Keys: z.looseObject({}),
  OldImage: z.optional(z.looseObject({})),
  NewImage: z.optional(z.looseObject({})),
  /** The time of the change, in seconds since 1970. */
  ApproximateCreationDateTime: z.number(),
})
const streamBatch = z.object({
  Records: z.array(z.object({ eventSource: z.literal('aws:dynamodb'), dynamodb: images })),
})

/** A scheduled call: the due pages of a minute, the erasure of old leads, or a rebuild of everything. */
const scheduledCall = z.object({
  order: z.enum(['minute', 'everything', 'retention']),
  time: z.iso.datetime(),
  /** The time of the last call, if known. */
  since: z.optional(z.iso.datetime()),
  /** Whether to check the site, which makes sense only behind CloudFront. */
  looks: z.optional(z.boolean()),
})

/** The end of the batch's last second, so that posts published in that second count as public. */
const batchTime = ({ Records }: z.output<typeof streamBatch>) =>
  new Date(Math.max(...Records.map((one) => one.dynamodb.ApproximateCreationDateTime)) * 1000 + 999)

const handleStream = async (batch: z.output<typeof streamBatch>) => {
  const changes = batch.Records.flatMap(({ dynamodb }) => readStreamChange(dynamodb) ?? [])
  await react(changes, createContext(batchTime(batch)))
  return { changes: changes.length }
}

/** A message that fails is retried and then becomes a dead letter. */
const rethrowError = async (_: unknown, error: unknown) => {
  throw error
}

/** So many groups of unanswered questions may begin in a day, against floods. */
const maxGroups = { ofOne: 20, ofNetwork: 200, ofAll: 300 }

const createDayAllowance = (name: string, limit: number) =>
  ({ name, windows: [{ limit, seconds: 24 * 3600 }] }) as const

const hasRoom = async ([own, ...networks]: UnansweredMessage['askers'], now: Date) => {
  const allowances = [
    createDayAllowance(`ask:${own}`, maxGroups.ofOne),
    ...networks.map((network) => createDayAllowance(`ask:${network}`, maxGroups.ofNetwork)),
    createDayAllowance('ask', maxGroups.ofAll),
  ]
  for (const allowance of allowances) if (!(await takeIfAllowed(allowance, now))) return false
  return true
}

/** Counts an unanswered question in its group, or begins a group if the day's limit allows. */
const recordUnanswered = async ({ askers, ...message }: UnansweredMessage, now: Date) => {
  const question = { ...message, asker: askers[0] }
  if (await countUnanswered(question, now)) return
  if (!(await hasRoom(askers, now))) return
  if (!(await beginUnanswered(question, now))) await countUnanswered(question, now)
}

const handleMessage = async (queued: QueueMessage, isOver: () => boolean) => {
  const now = readQueueTime([queued])
  const message = reactionMessage.parse(JSON.parse(queued.body))
  if ('walk' in message) return rebuildFrom(message.walk, createContext(now), isOver)
  if ('unanswered' in message) return recordUnanswered(message.unanswered, now)
  const { key, old } = message.change
  const entity = streamedEntity(key)
  if (entity)
    await react([await readCurrent({ entity, key, old })], createContext(now), rethrowError)
}

const handleMessages = async ({ Records }: QueueBatch, isOver: () => boolean) => {
  const failed: QueueMessage[] = []
  for (const one of Records)
    try {
      await handleMessage(one, isOver)
    } catch (error) {
      const level = logLevelOf(error)
      console.error(JSON.stringify({ level, reactions: 'again', ...describeError(error) }))
      failed.push(one)
    }
  return returnToQueue(process.env.REACTION_QUEUE_URL, failed)
}

const rebuildEverything = async (now: Date, isOver: () => boolean) => {
  await enqueueRebuild()
  await rebuildFrom({ list: 'leads' }, createContext(now), isOver)
}

/** Handles an event of the stream, the queue or a schedule. `left` returns the milliseconds until Lambda's timeout. */
export const handleReactionEvent = async (event: unknown, left: () => number) => {
  const isOver = () => left() < reserveMs
  const stream = streamBatch.safeParse(event)
  if (stream.success) return handleStream(stream.data)
  const messages = queueBatch.safeParse(event)
  if (messages.success) return handleMessages(messages.data, isOver)
  const clock = scheduledCall.safeParse(event)
  const now = clock.success ? new Date(clock.data.time) : new Date()
  if (clock.data?.order === 'retention')
    return (await import('./erase-old-leads.ts')).eraseOldLeads(now, isOver)
  if (clock.data?.order !== 'minute') return rebuildEverything(now, isOver)
  const { since, looks } = clock.data
  await writePulse(now)
  await enqueuePaths(await listDuePaths(now, since ? new Date(since) : now))
  if (looks) await checkSite()
}
