import * as z from 'zod/mini'

/**
 * Messages of the queue `notices`: a lead, the end of a quarter-hour summary, or an audit entry by
 * sort key; and the recipient.
 */
export const noticeMessage = z.union([
  z.object({ lead: z.string(), whom: z.string() }),
  z.object({ audit: z.string(), whom: z.string() }),
  z.object({ summary: z.iso.datetime(), whom: z.string() }),
])
export type NoticeMessage = z.output<typeof noticeMessage>

export const summaryMinutes = 15

/** The clock's call for the digest; `time` counts as now. */
export const digestCall = z.object({ order: z.literal('digest'), time: z.iso.datetime() })
export type DigestCall = z.output<typeof digestCall>

/** Minutes between two calls. */
export const digestMinutes = 5
