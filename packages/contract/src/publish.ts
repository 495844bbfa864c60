import * as z from 'zod/mini'

/**
 * What the clock asks of the function `publish`, and the time that counts as now for it: to render
 * what is due, or everything.
 */
export const publishOrder = z.object({
  order: z.enum(['due', 'everything']),
  time: z.iso.datetime(),
})
export type PublishOrder = z.output<typeof publishOrder>

/** A bell: a batch of the queue, whose messages say nothing but when they came, in epoch milliseconds. */
export const publishBell = z.object({
  Records: z.array(
    z.object({
      attributes: z.optional(
        z.object({ ApproximateFirstReceiveTimestamp: z.optional(z.string()) }),
      ),
    }),
  ),
})
export type PublishBell = z.output<typeof publishBell>
