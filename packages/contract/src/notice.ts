import * as z from 'zod/mini'

/**
 * What the queue `notices` carries: a lead, the end of a quarter of an hour in which many came, or an entry of the audit
 * by its sort key; and the one who is to be told.
 */
export const noticeMessage = z.union([
  z.object({ lead: z.string(), whom: z.string() }),
  z.object({ audit: z.string(), whom: z.string() }),
  z.object({ summary: z.iso.datetime(), whom: z.string() }),
])
export type NoticeMessage = z.output<typeof noticeMessage>

/** Minutes of which those leads are told together that came after the first ones. */
export const summaryMinutes = 15

/** What the clock asks for: the digest, where the time that counts as now is right for it. */
export const digestCall = z.object({ order: z.literal('digest'), time: z.iso.datetime() })
export type DigestCall = z.output<typeof digestCall>

/** Minutes between two calls. */
export const digestMinutes = 5
