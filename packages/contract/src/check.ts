import type * as z from 'zod/mini'

/** Field name -> what is wrong with it. A complaint about the value as a whole is said of `body`. */
export type FieldErrors = Record<string, string>

const fieldErrors = (error: z.core.$ZodError) => {
  const fields: FieldErrors = {}
  for (const issue of error.issues) {
    const field = issue.path.join('.') || 'body'
    fields[field] ??= field === 'body' ? 'The body must be a JSON object' : issue.message
  }
  return fields
}

/** Parses a value; where that fails, gives the first complaint about each field instead. */
export const check = <Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): { data: z.output<Schema> } | { fields: FieldErrors } => {
  const result = schema.safeParse(value)
  return result.success ? { data: result.data } : { fields: fieldErrors(result.error) }
}
