import * as z from 'zod/mini'

/** `<createdAt>#<id>` of the last item. */
const cursorForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z#[0-9a-f-]{36}$/

/** With `~0` where a search stopped before the item; lists by due date begin with a day. */
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
