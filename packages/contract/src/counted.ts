import * as z from 'zod/mini'

/** A number of things; `more` where there are more of them than were counted. */
export const counted = z.object({ count: z.int(), more: z.boolean() })
