import * as z from 'zod/mini'

/** Counts the writes of an entity; 0 is what was stored before they were counted. */
export const version = z._default(z.int().check(z.nonnegative()), 0)

/** The username of the admin who changed it last; null where that is not known. */
export const changedBy = z._default(z.nullable(z.string()), null)

/** The header of a write that is meant for one version, as that number; `*` is any. */
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
