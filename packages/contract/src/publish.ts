import * as z from 'zod/mini'

/**
 * What the queue `publish` carries: paths whose files may no longer be true, or where a walk of all pages
 * goes on; '' is its beginning.
 */
export const publishMessage = z.union([
  z.object({ paths: z.array(z.string()) }),
  z.object({ everything: z.string() }),
])
export type PublishMessage = z.output<typeof publishMessage>

/** What clocks ask of the function `publish`: to walk all pages, from a cursor on, at a time that counts as now. */
export const publishOrder = z.object({
  order: z.literal('everything'),
  from: z.optional(z.string()),
  time: z.optional(z.iso.datetime()),
})
export type PublishOrder = z.output<typeof publishOrder>
