import * as z from 'zod/mini'

/** What the queue `notices` carries: a lead, and the one who is to be told of it. */
export const noticeMessage = z.object({ lead: z.string(), whom: z.string() })
export type NoticeMessage = z.output<typeof noticeMessage>

/** What the clock asks for: the digest, where the time that counts as now is right for it. */
export const digestCall = z.object({ order: z.literal('digest'), time: z.iso.datetime() })
export type DigestCall = z.output<typeof digestCall>

/** Minutes between two calls. */
export const digestMinutes = 5
