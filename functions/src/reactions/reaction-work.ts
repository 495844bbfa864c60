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
  changeIn,
  countUnanswered,
  readOrigin,
  streamedEntity,
  takeIfAllowed,
  writePulse,
} from '@bong-bari/table'
import { metric } from '@bong-bari/table/metric'
import * as z from 'zod/mini'
import { askForEverything, askToPublish, comeBackLater, levelOf } from '../adapters/queues.ts'
import { queueTime } from '../http/clock.ts'
import { describeError } from '../http/log.ts'
import { pathsDue } from './pages.ts'
import { around, asItIs, react } from './react.ts'
import { walkFrom } from './rebuild.ts'

const patienceMs = 5_000

const isWell = async (address: URL) => {
  const signal = AbortSignal.timeout(patienceMs)
  const answer = await fetch(address, { signal }).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.ok === true
}

/**
 * Asks the site as a visitor does: a page, and the API, which refuses where CloudFront sends it another secret. CloudFront's own numbers
 * are in us-east-1, where no alarm of another region can read them.
 */
export const lookAtSite = async () => {
  const origin = await readOrigin()
  if (!origin) return
  const looks = ['/', api.videos.latest.path].map((path) => isWell(new URL(path, origin)))
  metric('SiteAnswers', (await Promise.all(looks)).every(Boolean) ? 1 : 0)
}

/** Milliseconds before Lambda's timeout; nothing new begins then. */
const reserve = 30_000

const images = z.object({
  Keys: z.looseObject({}),
  OldImage: z.optional(z.looseObject({})),
  NewImage: z.optional(z.looseObject({})),
  /** Epoch seconds. */
  ApproximateCreationDateTime: z.number(),
})
const streamBatch = z.object({
  Records: z.array(z.object({ eventSource: z.literal('aws:dynamodb'), dynamodb: images })),
})

/** Scheduled: due pages, erasing leads past their age, or deriving everything. */
const order = z.object({
  order: z.enum(['minute', 'everything', 'retention']),
  time: z.iso.datetime(),
  /** The last run, if known. */
  since: z.optional(z.iso.datetime()),
  /** Where CloudFront stands before the site. */
  looks: z.optional(z.boolean()),
})

/** After the batch's last second, so what it published is public. */
const timeOf = ({ Records }: z.output<typeof streamBatch>) =>
  new Date(Math.max(...Records.map((one) => one.dynamodb.ApproximateCreationDateTime)) * 1000 + 999)

const workStream = async (batch: z.output<typeof streamBatch>) => {
  const changes = batch.Records.flatMap(({ dynamodb }) => changeIn(dynamodb) ?? [])
  await react(changes, around(timeOf(batch)))
  return { changes: changes.length }
}

/** Retried, then a dead letter. */
const rethrow = async (_: unknown, error: unknown) => {
  throw error
}

/** Per day, against floods. */
const mostGroups = { ofOne: 20, ofNetwork: 200, ofAll: 300 }

const allowanceOf = (name: string, limit: number) =>
  ({ name, windows: [{ limit, seconds: 24 * 3600 }] }) as const

const hasRoom = async ([own, ...networks]: UnansweredMessage['askers'], now: Date) => {
  const allowances = [
    allowanceOf(`ask:${own}`, mostGroups.ofOne),
    ...networks.map((network) => allowanceOf(`ask:${network}`, mostGroups.ofNetwork)),
    allowanceOf('ask', mostGroups.ofAll),
  ]
  for (const allowance of allowances) if (!(await takeIfAllowed(allowance, now))) return false
  return true
}

/** With its group, or a new one if there is room. */
const noteUnanswered = async ({ askers, ...message }: UnansweredMessage, now: Date) => {
  const noted = { ...message, asker: askers[0] }
  if (await countUnanswered(noted, now)) return
  if (!(await hasRoom(askers, now))) return
  if (!(await beginUnanswered(noted, now))) await countUnanswered(noted, now)
}

const workMessage = async (given: QueueMessage, isOver: () => boolean) => {
  const now = queueTime([given])
  const asked = reactionMessage.parse(JSON.parse(given.body))
  if ('walk' in asked) return walkFrom(asked.walk, around(now), isOver)
  if ('unanswered' in asked) return noteUnanswered(asked.unanswered, now)
  const { key, old } = asked.change
  const entity = streamedEntity(key)
  if (entity) await react([await asItIs({ entity, key, old })], around(now), rethrow)
}

const workMessages = async ({ Records }: QueueBatch, isOver: () => boolean) => {
  const failed: QueueMessage[] = []
  for (const one of Records)
    try {
      await workMessage(one, isOver)
    } catch (error) {
      const level = levelOf(error)
      console.error(JSON.stringify({ level, reactions: 'again', ...describeError(error) }))
      failed.push(one)
    }
  return comeBackLater(process.env.REACTION_QUEUE_URL, failed)
}

const everything = async (now: Date, isOver: () => boolean) => {
  await askForEverything()
  await walkFrom({ list: 'leads' }, around(now), isOver)
}

/** `left` in milliseconds. */
export const reactionWork = async (event: unknown, left: () => number) => {
  const isOver = () => left() < reserve
  const stream = streamBatch.safeParse(event)
  if (stream.success) return workStream(stream.data)
  const messages = queueBatch.safeParse(event)
  if (messages.success) return workMessages(messages.data, isOver)
  const clock = order.safeParse(event)
  const now = clock.success ? new Date(clock.data.time) : new Date()
  if (clock.data?.order === 'retention')
    return (await import('./erase-old-leads.ts')).eraseOldLeads(now, isOver)
  if (clock.data?.order !== 'minute') return everything(now, isOver)
  const { since, looks } = clock.data
  await writePulse(now)
  await askToPublish(await pathsDue(now, since ? new Date(since) : now))
  if (looks) await lookAtSite()
}
