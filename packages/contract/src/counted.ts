import * as z from 'zod/mini'

/** `more`: there are more than `count`. */
export const counted = z.object({ count: z.int(), more: z.boolean() })
