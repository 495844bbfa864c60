import * as z from 'zod/mini'
import { formatNumber } from './digits.ts'
import { isStorableText, isVisible } from './text-checks.ts'

/** A text of at most `max` code points, stored as typed. NUL and lone surrogates are refused. Errors begin with `label`. */
export const text = (max: number, label: string) =>
  z
    .string({
      error: (issue) => `${label} ${issue.input === undefined ? 'is required' : 'must be text'}`,
    })
    .check(
      z.maxLength(max, `${label} must be at most ${formatNumber(max)} characters`),
      z.refine(isStorableText, `${label} contains characters that cannot be stored`),
    )

const visible = (label: string) => z.refine<string>(isVisible, `${label} is required`)

/** A trimmed {@link text} that shows something. */
export const requiredText = (max: number, label: string) =>
  text(max, label).check(z.trim(), visible(label))

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

const controls = /[^\P{Cc}\t\n\v\f\r]|[\u2028\u2029]/u

/** Whether controls other than foldable white space are absent. */
const isOneLine = (text: string) => !controls.test(text)

/** Contact apps add these when something is copied from them. */
const invisibleCharacters = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** Joiners have a meaning only behind a hasanta, between letters and in emoji; all others are dropped. */
const looseJoiners =
  /(\u09cd[\u200c\u200d]|[\p{L}\p{M}\p{Emoji}][\u200c\u200d](?=[\p{L}\p{M}\p{Emoji}]))|[\u200c\u200d]/gu

const normalizeLine = (text: string) =>
  text.replace(invisibleCharacters, '').replace(looseJoiners, '$1').replace(/\s+/g, ' ').trim()

/** A one-line {@link text}: folds white space, strips invisible characters, refuses other controls. */
export const line = (max: number, label: string) =>
  text(max, label).check(
    z.refine(isOneLine, `${label} must be one line without control characters`),
    z.overwrite(normalizeLine),
  )

export const requiredLine = (max: number, label: string) => line(max, label).check(visible(label))

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
