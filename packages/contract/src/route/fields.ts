import * as z from 'zod/mini'
import {
  isVisible,
  normalizeLine,
  oneLineRule,
  type TextRule,
  textRules,
  visibleRule,
} from './text-checks.ts'

const byRule = ([holds, message]: TextRule) => z.refine<string>(holds, message)

/** A text of at most `max` code points, stored as typed. NUL and lone surrogates are refused. Errors begin with `label`. */
export const text = (max: number, label: string) => {
  const [[, tooLong], storable] = textRules(max, label)
  return z
    .string({
      error: (issue) => `${label} ${issue.input === undefined ? 'is required' : 'must be text'}`,
    })
    .check(z.maxLength(max, tooLong), byRule(storable))
}

/** A trimmed {@link text} that shows something. */
export const requiredText = (max: number, label: string) =>
  text(max, label).check(z.trim(), byRule(visibleRule(label)))

/** Null counts as absent, so that what an answer holds may be sent back. */
export const nullish = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(
    z.pipe(
      z.nullable(schema),
      z.transform((value) => value ?? undefined),
    ),
  )

/** An optional text; null, and what shows nothing, are absent. */
export const optionalOf = (schema: z.ZodMiniString) =>
  z.optional(
    z.pipe(
      z.nullable(schema),
      z.transform((value) => (value && isVisible(value) ? value : undefined)),
    ),
  )

/** An optional trimmed {@link text} of at most `max` code points, see {@link optionalOf}. */
export const optionalText = (max: number, label: string) =>
  optionalOf(text(max, label).check(z.trim()))

/** A field of a change: absent keeps the value, null or blank clears it. */
export const clearable = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(
    z.pipe(
      z.nullable(schema),
      z.transform((value) => value ?? null),
    ),
  )

/** A one-line {@link text}: folds white space, strips invisible characters, refuses other controls. */
export const line = (max: number, label: string) =>
  text(max, label).check(byRule(oneLineRule(label)), z.overwrite(normalizeLine))

export const requiredLine = (max: number, label: string) =>
  line(max, label).check(byRule(visibleRule(label)))

export const optionalLine = (max: number, label: string) => optionalOf(line(max, label))

export const oneOf = <const Options extends readonly string[]>(name: string, options: Options) =>
  z.enum(options, { error: `${name} must be one of ${options.join(', ')}` })

/** The error of each field. `body` stands for the whole value. */
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
