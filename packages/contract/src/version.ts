import * as z from 'zod/mini'

/** Counts writes; 0 for older items. */
export const version = z._default(z.int().check(z.nonnegative()), 0)

/** Last admin's username; null where unknown. */
export const changedBy = z._default(z.nullable(z.string()), null)

/** The expected version; `*` is any. */
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
