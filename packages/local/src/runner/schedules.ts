import { setTimeout as sleep } from 'node:timers/promises'
import {
  type DigestCall,
  digestMinutes,
  type PublishOrder,
  type VideoRefresh,
  videoRefreshMinutes,
} from '@bong-bari/contract'
import type { DynamoDBRecord } from 'aws-lambda'
import * as z from 'zod/mini'
import { readStream } from '../aws/read-stream.ts'
import { startEventSource } from './event-source.ts'
import type { Functions } from './functions.ts'

/** The functions' clock; `set(undefined)` returns to the real one. */
export const makeClock = () => {
  let fixed: number | undefined
  return {
    now: () => fixed ?? Date.now(),
    set: (now: number | undefined) => {
      fixed = now
    },
  }
}
export type Clock = ReturnType<typeof makeClock>

/** Epoch milliseconds; undefined if absent, NaN if invalid. */
export const timeFrom = (now: unknown): number | undefined => {
  if (now === undefined || now === null) return undefined
  if (typeof now === 'number') return Number.isFinite(new Date(now).getTime()) ? now : Number.NaN
  return typeof now === 'string' ? Date.parse(now) : Number.NaN
}

/** As deployed. */
const noticeBatchSize = 10

/** As deployed, and at start and when the clock is set. Failures are printed; the next call follows. */
export const startNoticeSchedule = (
  { call }: Pick<Functions, 'call'>,
  { clock, endpoint, queueUrl }: { clock: Clock; endpoint: string; queueUrl: string },
) => {
  const sendDigest = () => {
    const event: DigestCall = { order: 'digest', time: new Date(clock.now()).toISOString() }
    return call('notices', event).catch(() => {})
  }
  const timer = setInterval(sendDigest, digestMinutes * 60_000).unref()
  const queue = startEventSource({
    endpoint,
    queueUrl,
    now: clock.now,
    handle: (Records) => call('notices', { Records }),
    most: noticeBatchSize,
    windowMs: 0,
  })
  sendDigest()
  return {
    /** If it is time. */
    sendDigest,
    retryNow: queue.retryNow,
    stop: async () => {
      clearInterval(timer)
      await queue.stop()
    },
  }
}
export type NoticeSchedule = ReturnType<typeof startNoticeSchedule>

/** Concurrent batches, as deployed. */
const sources = 2

const walked = z.object({
  written: z.number(),
  removed: z.number(),
  failed: z.number(),
  next: z.optional(z.string()),
})

/** As the deployment's queue. */
export const startPublishSchedule = (
  { call }: Pick<Functions, 'call'>,
  { clock, endpoint, queueUrl }: { clock: Clock; endpoint: string; queueUrl: string },
) => {
  const everything = (from: string) => {
    const time = new Date(clock.now()).toISOString()
    const order: PublishOrder = { order: 'everything', from, time }
    return call('publish', order)
  }
  const queues = Array.from({ length: sources }, () =>
    startEventSource({
      endpoint,
      queueUrl,
      now: clock.now,
      handle: (Records) => call('publish', { Records }),
    }),
  )
  return {
    /** Returns changed files and failed pages. */
    publishNow: async () => {
      const sum = { published: 0, failed: 0 }
      for (let from: string | undefined = ''; from !== undefined; ) {
        const { written, removed, failed, next } = walked.parse(await everything(from))
        sum.published += written + removed
        sum.failed += failed
        from = next
      }
      return sum
    },
    retryNow: () => Promise.all(queues.map(({ retryNow }) => retryNow())),
    stop: () => Promise.all(queues.map(({ stop }) => stop())),
  }
}
export type PublishSchedule = ReturnType<typeof startPublishSchedule>

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** As deployed. */
const streamBatchSize = 100
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
        const records = await stream.next(streamBatchSize)
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

type List = VideoRefresh['list']

const outcomeOf = (body: string | Buffer): unknown => JSON.parse(body.toString())

/** As deployed, and at start, if a channel is set. Timers are unreferenced. */
export const startVideoSchedule = (
  { invoke }: Pick<Functions, 'invoke'>,
  { now, configured }: { now: () => number; configured: boolean },
) => {
  const refresh = async (list: List) => {
    const event: VideoRefresh = { list, time: new Date(now()).toISOString() }
    return outcomeOf((await invoke('video-refresh', event)).body)
  }
  /** In order: `popular` needs the others. */
  const refreshAll = async () => ({
    latest: await refresh('latest'),
    sweep: await refresh('sweep'),
    popular: await refresh('popular'),
    channel: await refresh('channel'),
  })
  const every = (list: List) =>
    setInterval(() => refresh(list), videoRefreshMinutes[list] * 60_000).unref()
  const lists: List[] = configured ? ['latest', 'popular', 'sweep', 'channel'] : []
  const timers = lists.map(every)
  if (configured) refreshAll()
  return {
    refreshAll,
    stop: () => timers.forEach(clearInterval),
  }
}
export type VideoSchedule = ReturnType<typeof startVideoSchedule>
