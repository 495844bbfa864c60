import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'

const errorOf = ({ path, code, message }: z.core.$ZodIssue) => [
  path.join('.'),
  { type: code, message },
]

/** Checks a form by a schema: the first complaint about each field stands under it. */
export const resolverOf =
  <Values extends FieldValues, Body extends FieldValues>(
    schema: z.ZodMiniType<Body, Values>,
  ): Resolver<Values, unknown, Body> =>
  (values) => {
    const { data, error } = schema.safeParse(values)
    if (!error) return { values: data, errors: {} }
    // Of several about one field the last entry stands, so the first complaint comes last.
    const errors: FieldErrors<Values> = Object.fromEntries(error.issues.map(errorOf).reverse())
    return { values: {}, errors }
  }
