import * as z from 'zod/mini'

export const ownerId = z.nullable(z.uuid('ownerId must be the id of an admin, or null'))
