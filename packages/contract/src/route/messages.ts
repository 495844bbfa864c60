import * as z from 'zod/mini'
import { languages } from '../bot/row.ts'

/** A message of the queue `notices`: whom to tell of a lead, or of an audit entry (its sort key). */
export const noticeMessage = z.union([
  z.object({ lead: z.string(), whom: z.string() }),
  z.object({ audit: z.string(), whom: z.string() }),
])
export type NoticeMessage = z.output<typeof noticeMessage>

/** The scheduled call of the digest. `time` counts as now. */
export const digestCall = z.object({ order: z.literal('digest'), time: z.iso.datetime() })
export type DigestCall = z.output<typeof digestCall>

/** The digest is called every so many minutes. */
export const digestMinutes = 5

/** A message of the queue `publish`: outdated paths, or the cursor of a rebuild of all pages ('' at the start). */
export const publishMessage = z.union([
  z.object({ paths: z.array(z.string()) }),
  z.object({ everything: z.string() }),
])
export type PublishMessage = z.output<typeof publishMessage>

/** The scheduled call that rebuilds all pages, from a cursor on. `time` counts as now. */
export const publishOrder = z.object({
  order: z.literal('everything'),
  from: z.optional(z.string()),
  time: z.optional(z.iso.datetime()),
})
export type PublishOrder = z.output<typeof publishOrder>

/** The lists that are read in full, page by page. */
export const walkedLists = ['leads', 'spam', 'posts', 'new leads', 'waiting leads'] as const
export type WalkedList = (typeof walkedLists)[number]

const walkPosition = z.object({ list: z.enum(walkedLists), cursor: z.optional(z.string()) })
export type WalkPosition = z.output<typeof walkPosition>

/** A message that the bot could not answer. Nothing in it identifies anybody. */
const unansweredMessage = z.object({
  /** Messages that sound alike share a group. */
  group: z.string(),
  text: z.string(),
  language: z.enum(languages),
  /** Hashes of the asker and of their networks, which change every day. */
  askers: z.tuple([z.string()], z.string()),
  /** The bot answered wrongly, by `row` as it was then. */
  notMeant: z.optional(z.object({ row: z.optional(z.string()) })),
})
export type UnansweredMessage = z.output<typeof unansweredMessage>

/** A message of the queue `reactions`: background work and retries. */
export const reactionMessage = z.union([
  /** A change whose handling failed, with the item before it. */
  z.object({
    change: z.object({
      key: z.object({ pk: z.string(), sk: z.string() }),
      old: z.optional(z.record(z.string(), z.unknown())),
    }),
  }),
  z.object({ walk: walkPosition }),
  z.object({ unanswered: unansweredMessage }),
])
export type ReactionMessage = z.output<typeof reactionMessage>

/** The event by which SQS delivers messages. */
export const queueBatch = z.object({
  Records: z.array(
    z.object({
      messageId: z.string(),
      receiptHandle: z.string(),
      body: z.string(),
      attributes: z.object({
        ApproximateReceiveCount: z.optional(z.string()),
        /** When the message was first received, in milliseconds since 1970. */
        ApproximateFirstReceiveTimestamp: z.optional(z.string()),
      }),
    }),
  ),
})
export type QueueBatch = z.output<typeof queueBatch>
export type QueueMessage = QueueBatch['Records'][number]

const [firstPauseSeconds, maxPauseSeconds] = [5, 900]

/** Seconds that a failed message waits before it comes again: 5, 10, 20 and so on, at most 15 minutes. `received` counts from one. */
export const retryPauseSeconds = (received: number) =>
  Math.min(maxPauseSeconds, firstPauseSeconds * 2 ** Math.max(0, received - 1))
