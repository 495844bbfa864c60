import * as z from 'zod/mini'

/** Null is nobody. */
export const ownerId = z.nullable(z.uuid('ownerId must be the id of an admin, or null'))
