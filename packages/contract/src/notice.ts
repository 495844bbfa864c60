import * as z from 'zod/mini'

/** Queue `notices`: a lead, the end of a quarter-hour summary, or an audit entry's sort key; and the recipient. */
export const noticeMessage = z.union([
  z.object({ lead: z.string(), whom: z.string() }),
  z.object({ audit: z.string(), whom: z.string() }),
  z.object({ summary: z.iso.datetime(), whom: z.string() }),
])
export type NoticeMessage = z.output<typeof noticeMessage>

export const summaryMinutes = 15

/** The scheduled call; `time` counts as now. */
export const digestCall = z.object({ order: z.literal('digest'), time: z.iso.datetime() })
export type DigestCall = z.output<typeof digestCall>

/** Interval of the schedule. */
export const digestMinutes = 5
