import type * as z from 'zod/mini'

/** Field -> error; `body` is the whole value. */
export type FieldErrors = Record<string, string>

const fieldErrors = (error: z.core.$ZodError) => {
  const fields: FieldErrors = {}
  for (const issue of error.issues) {
    const field = issue.path.join('.') || 'body'
    fields[field] ??= field === 'body' ? 'The body must be a JSON object' : issue.message
  }
  return fields
}

/** Parses a value, or returns each field's first error. */
export const check = <Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): { data: z.output<Schema> } | { fields: FieldErrors } => {
  const result = schema.safeParse(value)
  return result.success ? { data: result.data } : { fields: fieldErrors(result.error) }
}
