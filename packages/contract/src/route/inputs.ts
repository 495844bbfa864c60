import * as z from 'zod/mini'
import { limits } from './limits.ts'

/** A cursor is `<createdAt>#<id>` of the last item. */
const cursorForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z#[0-9a-f-]{36}$/

/** A cursor of leads ends with `~0` where a search stopped before the item, and begins with a day in lists by due date. */
export const searchCursorForm = new RegExp(
  `^(\\d{4}-\\d\\d-\\d\\d#)?${cursorForm.source.slice(1, -1)}(~\\d{1,4})?$`,
)

export const filter = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(
    z.pipe(
      z.transform((value) => (value === '' ? undefined : value)),
      z.optional(schema),
    ),
  )

export const paging = (max: number, form = cursorForm) => ({
  limit: filter(
    z.coerce
      .number({ error: 'limit must be a number' })
      .check(
        z.int('limit must be a whole number'),
        z.minimum(1, 'limit must be at least 1'),
        z.maximum(max, `limit must be at most ${max}`),
      ),
  ),
  cursor: filter(
    z
      .string({ error: 'cursor must be given once' })
      .check(z.regex(form, 'cursor is not one that this list gave')),
  ),
})

export const idParam = z.object({ id: z.string().check(z.maxLength(200)) })

/** The version counts writes; items from before it have 0. */
export const version = z._default(z.int().check(z.nonnegative()), 0)

/** The username of the admin who changed it last; null if unknown. */
export const changedBy = z._default(z.nullable(z.string()), null)

/** The expected version; `*` accepts any. */
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

const { min, max } = limits.idempotencyKey

/** With this header a call may be repeated: the repeat does nothing and answers the same. */
export const idempotencyKey = z.object({
  'idempotency-key': z.optional(
    z
      .string()
      .check(
        z.regex(/^[\x21-\x7e]*$/, 'Idempotency-Key must be printable ASCII'),
        z.minLength(min, `Idempotency-Key must have ${min} to ${max} characters`),
        z.maxLength(max, `Idempotency-Key must have ${min} to ${max} characters`),
      ),
  ),
})
