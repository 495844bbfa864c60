import * as z from 'zod/mini'

/** Queue `publish`: outdated paths, or the cursor of a walk through all pages ('' to start). */
export const publishMessage = z.union([
  z.object({ paths: z.array(z.string()) }),
  z.object({ everything: z.string() }),
])
export type PublishMessage = z.output<typeof publishMessage>

/** A scheduled walk from a cursor on; `time` counts as now. */
export const publishOrder = z.object({
  order: z.literal('everything'),
  from: z.optional(z.string()),
  time: z.optional(z.iso.datetime()),
})
export type PublishOrder = z.output<typeof publishOrder>
