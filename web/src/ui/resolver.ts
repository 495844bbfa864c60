import { check } from '@bong-bari/contract'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'

/** Checks a form by a schema: the first complaint about each field stands under it. */
export const resolverOf =
  <Values extends FieldValues, Body extends FieldValues>(
    schema: z.ZodMiniType<Body, Values>,
  ): Resolver<Values, unknown, Body> =>
  (values) => {
    const result = check(schema, values)
    if ('data' in result) return { values: result.data, errors: {} }
    const said = Object.entries(result.fields).map(([name, message]) => [
      name,
      { type: 'schema', message },
    ])
    const errors: FieldErrors<Values> = Object.fromEntries(said)
    return { values: {}, errors }
  }
