import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'

const errorsOf = (issues: readonly z.core.$ZodIssue[]) => {
  const errors: Record<string, { type: string; message: string }> = {}
  for (const { path, code, message } of issues) errors[path.join('.')] ??= { type: code, message }
  return errors
}

/** Checks a form by a schema: the first complaint about each field stands under it. */
export const resolverOf =
  <Values extends FieldValues, Body extends FieldValues>(
    schema: z.ZodMiniType<Body, Values>,
  ): Resolver<Values, unknown, Body> =>
  (values) => {
    const { data, error } = schema.safeParse(values)
    if (!error) return { values: data, errors: {} }
    const errors: FieldErrors<Values> = Object.fromEntries(Object.entries(errorsOf(error.issues)))
    return { values: {}, errors }
  }
