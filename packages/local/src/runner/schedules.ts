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

/** Creates the clock that functions see, in epoch milliseconds. `set(undefined)` returns to the real time. */
export const createClock = () => {
  let fixed: number | undefined
  return {
    now: () => fixed ?? Date.now(),
    set: (now: number | undefined) => {
      fixed = now
    },
  }
}
export type Clock = ReturnType<typeof createClock>

/** Reads an ISO time or epoch milliseconds. Returns undefined if absent, NaN if invalid. */
export const parseTime = (now: unknown): number | undefined => {
  if (now === undefined || now === null) return undefined
  if (typeof now === 'number') return Number.isFinite(new Date(now).getTime()) ? now : Number.NaN
  return typeof now === 'string' ? Date.parse(now) : Number.NaN
}

const noticeBatchSize = 10

/** Calls `notices` as deployed: with messages of its queue, and for the digest at its interval, at the start and when the clock is set. A failed call is printed and not retried, as the next one follows. */
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
    maxMessages: noticeBatchSize,
    windowMs: 0,
  })
  sendDigest()
  return {
    /** Calls the function, which sends the digest if it is due. */
    sendDigest,
    retryNow: queue.retryNow,
    stop: async () => {
      clearInterval(timer)
      await queue.stop()
    },
  }
}
export type NoticeSchedule = ReturnType<typeof startNoticeSchedule>

/** So many batches are published at once, as deployed. */
const concurrentReaders = 2

const publishResult = z.object({
  written: z.number(),
  removed: z.number(),
  failed: z.number(),
  next: z.optional(z.string()),
})

/** Calls `publish` with messages of its queue, as deployed. */
export const startPublishSchedule = (
  { call }: Pick<Functions, 'call'>,
  { clock, endpoint, queueUrl }: { clock: Clock; endpoint: string; queueUrl: string },
) => {
  const publishFrom = (from: string) => {
    const time = new Date(clock.now()).toISOString()
    const order: PublishOrder = { order: 'everything', from, time }
    return call('publish', order)
  }
  const queues = Array.from({ length: concurrentReaders }, () =>
    startEventSource({
      endpoint,
      queueUrl,
      now: clock.now,
      handle: (Records) => call('publish', { Records }),
    }),
  )
  return {
    /** Publishes everything. Returns the numbers of changed files and of failed pages. */
    publishNow: async () => {
      const sum = { published: 0, failed: 0 }
      for (let from: string | undefined = ''; from !== undefined; ) {
        const { written, removed, failed, next } = publishResult.parse(await publishFrom(from))
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

/** Batch size and tries of the stream, as deployed. */
const streamBatchSize = 100
const maxTries = 3

/** The stream is read again after `pollMs` without records, as Lambda does, and after `pauseMs` if reading failed. */
const pollMs = 250
const pauseMs = 3_000

type ReactionScheduleOptions = {
  clock: Clock
  dynamodb: string
  tableName: string
  sqs: string
  queueUrl: string
}

/** Calls `reactions` as deployed: with changes from the stream, with messages of its queue, each minute and each day. A start counts as a deployment. A failed call is printed and not retried, as the next one follows. */
export const startReactionSchedule = (
  { call }: Pick<Functions, 'call'>,
  { clock, dynamodb, tableName, sqs, queueUrl }: ReactionScheduleOptions,
) => {
  const stopping = new AbortController()
  const { signal } = stopping
  const runningCalls = new Set<Promise<unknown>>()
  const react = (event: object) => {
    const reacting = call('reactions', event).finally(() => runningCalls.delete(reacting))
    runningCalls.add(reacting)
    return reacting
  }
  /** Gives up after `maxTries`; the nightly run covers what was lost. */
  const handleRecords = async (Records: DynamoDBRecord[]) => {
    for (let turn = 0; turn < maxTries; turn++)
      try {
        return await react({ Records })
      } catch {
        await sleep(pauseMs, undefined, { signal }).catch(() => {})
      }
    return undefined
  }
  const stampRecord = ({ dynamodb: images, ...record }: DynamoDBRecord): DynamoDBRecord => ({
    ...record,
    dynamodb: { ...images, ApproximateCreationDateTime: clock.now() / 1000 },
  })
  let isDrained = false
  const followStream = async () => {
    const stream = await readStream(dynamodb, tableName)
    try {
      while (!signal.aborted) {
        const records = await stream.next(streamBatchSize)
        isDrained = !records.length
        if (records.length) await handleRecords(records.map(stampRecord))
        else await sleep(pollMs, undefined, { signal }).catch(() => {})
      }
    } finally {
      stream.stop()
    }
  }
  const work = async () => {
    while (!signal.aborted)
      await followStream().catch(() => sleep(pauseMs, undefined, { signal }).catch(() => {}))
  }
  const working = work()
  let lastCallAt = clock.now()
  const order = (name: 'minute' | 'everything') => {
    const time = new Date(clock.now()).toISOString()
    const since = new Date(lastCallAt).toISOString()
    lastCallAt = clock.now()
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
    maxMessages: 10,
    windowMs: 0,
  })
  order('minute')
  order('everything')
  return {
    /** Makes the call of each minute now. */
    look: () => order('minute'),
    retryNow: queue.retryNow,
    /** Resolves when all changes so far have been reacted to. */
    settled: async () => {
      isDrained = false
      while (!isDrained || runningCalls.size) {
        await Promise.allSettled(runningCalls)
        if (!isDrained) await sleep(pollMs / 5)
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

const parseOutcome = (body: string | Buffer): unknown => JSON.parse(body.toString())

/** Refreshes each list of videos at its interval, as deployed, and at the start, if a channel is set. */
export const startVideoSchedule = (
  { invoke }: Pick<Functions, 'invoke'>,
  { now, configured }: { now: () => number; configured: boolean },
) => {
  const refresh = async (list: List) => {
    const event: VideoRefresh = { list, time: new Date(now()).toISOString() }
    return parseOutcome((await invoke('video-refresh', event)).body)
  }
  /** Refreshes one after the other, because `popular` needs the lists before it. */
  const refreshAll = async () => ({
    latest: await refresh('latest'),
    sweep: await refresh('sweep'),
    popular: await refresh('popular'),
    channel: await refresh('channel'),
  })
  const startTimer = (list: List) =>
    setInterval(() => refresh(list), videoRefreshMinutes[list] * 60_000).unref()
  const lists: List[] = configured ? ['latest', 'popular', 'sweep', 'channel'] : []
  const timers = lists.map(startTimer)
  if (configured) refreshAll()
  return {
    refreshAll,
    stop: () => timers.forEach(clearInterval),
  }
}
export type VideoSchedule = ReturnType<typeof startVideoSchedule>
