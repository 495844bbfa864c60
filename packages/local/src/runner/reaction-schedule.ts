import { setTimeout as sleep } from 'node:timers/promises'
import type { DynamoDBRecord } from 'aws-lambda'
import { readStream } from '../aws/read-stream.ts'
import type { Clock } from './clock.ts'
import { startEventSource } from './event-source.ts'
import type { Functions } from './functions.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** As deployed. */
const batchSize = 100
const tries = 3

/** Lambda's; longer for a failing stream. */
const lookMs = 250
const pauseMs = 3_000

type Given = {
  clock: Clock
  dynamodb: string
  tableName: string
  sqs: string
  queueUrl: string
}

/** As deployed; each start is a deployment. Failures are printed; the next call follows. */
export const startReactionSchedule = (
  { call }: Pick<Functions, 'call'>,
  { clock, dynamodb, tableName, sqs, queueUrl }: Given,
) => {
  const stopping = new AbortController()
  const { signal } = stopping
  const underWay = new Set<Promise<unknown>>()
  const react = (event: object) => {
    const reacting = call('reactions', event).finally(() => underWay.delete(reacting))
    underWay.add(reacting)
    return reacting
  }
  /** The nightly run covers what is given up. */
  const hand = async (Records: DynamoDBRecord[]) => {
    for (let turn = 0; turn < tries; turn++)
      try {
        return await react({ Records })
      } catch {
        await sleep(pauseMs, undefined, { signal }).catch(() => {})
      }
    return undefined
  }
  const dated = ({ dynamodb: images, ...record }: DynamoDBRecord): DynamoDBRecord => ({
    ...record,
    dynamodb: { ...images, ApproximateCreationDateTime: clock.now() / 1000 },
  })
  let isDrained = false
  const readOn = async () => {
    const stream = await readStream(dynamodb, tableName)
    try {
      while (!signal.aborted) {
        const records = await stream.next(batchSize)
        isDrained = !records.length
        if (records.length) await hand(records.map(dated))
        else await sleep(lookMs, undefined, { signal }).catch(() => {})
      }
    } finally {
      stream.stop()
    }
  }
  const work = async () => {
    while (!signal.aborted)
      await readOn().catch(() => sleep(pauseMs, undefined, { signal }).catch(() => {}))
  }
  const working = work()
  let seen = clock.now()
  const order = (name: 'minute' | 'everything') => {
    const time = new Date(clock.now()).toISOString()
    const since = new Date(seen).toISOString()
    seen = clock.now()
    return react({ order: name, time, since }).catch(() => {})
  }
  const timers = [
    setInterval(() => order('minute'), minuteMs).unref(),
    setInterval(() => order('everything'), dayMs).unref(),
  ]
  const queue = startEventSource({
    endpoint: sqs,
    queueUrl,
    now: clock.now,
    handle: (Records) => react({ Records }),
    most: 10,
    windowMs: 0,
  })
  order('minute')
  order('everything')
  return {
    /** As each minute. */
    look: () => order('minute'),
    retryNow: queue.retryNow,
    /** Once nothing is left of earlier changes. */
    settled: async () => {
      isDrained = false
      while (!isDrained || underWay.size) {
        await Promise.allSettled(underWay)
        if (!isDrained) await sleep(lookMs / 5)
      }
    },
    stop: async () => {
      stopping.abort()
      timers.forEach(clearInterval)
      await Promise.all([working, queue.stop()])
    },
  }
}
export type ReactionSchedule = ReturnType<typeof startReactionSchedule>
