import * as z from 'zod/mini'

/** Counts writes of an entity; 0 for items from before counting. */
export const version = z._default(z.int().check(z.nonnegative()), 0)

/** Username of the last admin to change it; null where unknown. */
export const changedBy = z._default(z.nullable(z.string()), null)

/** The version a write is meant for; `*` is any. */
export const ifMatch = z.object({
  'if-match': z.optional(
    z.pipe(
      z
        .string()
        .check(
          z.regex(
            /^(\*|(W\/)?"\d{1,15}")$/,
            'If-Match must be a version between quotes, such as "3"',
          ),
        ),
      z.transform((tag) => (tag === '*' ? undefined : Number(tag.replace(/\D/g, '')))),
    ),
  ),
})
