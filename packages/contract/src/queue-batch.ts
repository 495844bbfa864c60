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
