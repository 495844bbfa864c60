import * as z from 'zod/mini'

/** `more` where there are more than were counted. */
export const counted = z.object({ count: z.int(), more: z.boolean() })
