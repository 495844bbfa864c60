import * as z from 'zod/mini'

/** An SQS event. */
export const queueBatch = z.object({
  Records: z.array(
    z.object({
      messageId: z.string(),
      receiptHandle: z.string(),
      body: z.string(),
      attributes: z.object({
        ApproximateReceiveCount: z.optional(z.string()),
        /** Epoch milliseconds. */
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
