import * as z from 'zod/mini'

/** What the queue `notices` carries: the place of a notice that is to be told. */
export const noticeMessage = z.object({ place: z.string() })
export type NoticeMessage = z.output<typeof noticeMessage>

/** A batch of the queue. `body` is a {@link noticeMessage}. */
export const noticeBatch = z.object({
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
export type NoticeBatch = z.output<typeof noticeBatch>

/** What the clock asks for: a look for what was missed, at the time that counts as now. */
export const noticeLook = z.object({ order: z.literal('look'), time: z.iso.datetime() })
export type NoticeLook = z.output<typeof noticeLook>

/** Minutes between two looks. */
export const noticeLookMinutes = 5
