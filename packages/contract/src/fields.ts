import * as z from 'zod/mini'
import { grouped } from './digits.ts'

/** No store or export can carry NUL or half a surrogate pair. */
export const isStorableText = (text: string) => !/[\0\p{Cs}]/u.test(text)

/** A text of at most `max` code points, kept as typed. Refuses NUL and lone surrogates. `label` begins its errors. */
export const text = (max: number, label: string) =>
  z
    .string({
      error: (issue) => `${label} ${issue.input === undefined ? 'is required' : 'must be text'}`,
    })
    .check(
      z.maxLength(max, `${label} must be at most ${grouped(max)} characters`),
      z.refine(isStorableText, `${label} contains characters that cannot be stored`),
    )

/** A {@link text}, trimmed, that is not blank. */
export const requiredText = (max: number, label: string) =>
  text(max, label).check(z.trim(), z.minLength(1, `${label} is required`))

const optionalOf = (schema: z.ZodMiniString) =>
  z.optional(
    z.pipe(
      schema,
      z.transform((value) => value || undefined),
    ),
  )

/** An optional {@link text}, trimmed; blank counts as absent. */
export const optionalText = (max: number, label: string) =>
  optionalOf(text(max, label).check(z.trim()))

/** An optional field in a change: absent keeps it, null or blank clears it. */
export const clearable = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(
    z.pipe(
      z.nullable(schema),
      z.transform((value) => value ?? null),
    ),
  )

/** Line ends and invisible controls; white space is folded instead. */
const controls = /[^\P{Cc}\t\n\v\f\r]|[\u2028\u2029]/u

/** Line breaks that fold into a space pass. */
export const isOneLine = (text: string) => !controls.test(text)

/** What contact apps paste around a name or a number. */
const unseen = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** Joiners that join nothing. Behind a hasanta, between letters and in emoji they matter. */
const looseJoiners =
  /(\u09cd[\u200c\u200d]|[\p{L}\p{M}\p{Emoji}][\u200c\u200d](?=[\p{L}\p{M}\p{Emoji}]))|[\u200c\u200d]/gu

const onOneLine = (text: string) =>
  text.replace(unseen, '').replace(looseJoiners, '$1').replace(/\s+/g, ' ').trim()

/**
 * A {@link text} of one line: white space is folded, invisible characters are stripped, other
 * controls and line separators refused.
 */
export const line = (max: number, label: string) =>
  text(max, label).check(
    z.refine(isOneLine, `${label} must be one line without control characters`),
    z.overwrite(onOneLine),
  )

export const requiredLine = (max: number, label: string) =>
  line(max, label).check(z.minLength(1, `${label} is required`))

export const optionalLine = (max: number, label: string) => optionalOf(line(max, label))

export const oneOf = <const Options extends readonly [string, ...string[]]>(
  name: string,
  options: Options,
) => z.enum(options, { error: `${name} must be one of ${options.join(', ')}` })
