import * as z from 'zod/mini'

/** The admin who takes care of something; null is nobody. */
export const ownerId = z.nullable(z.uuid('ownerId must be the id of an admin, or null'))
