import * as z from 'zod/mini'
import { grouped } from './digits.ts'

/** No store or export can carry NUL or half a surrogate pair. */
export const isStorableText = (text: string) => !/[\0\p{Cs}]/u.test(text)

/**
 * A text as typed, of at most `max` code points. NUL and lone surrogates are refused. `label`
 * begins the sentences of its errors.
 */
export const text = (max: number, label: string) =>
  z
    .string({
      error: (issue) => `${label} ${issue.input === undefined ? 'is required' : 'must be text'}`,
    })
    .check(
      z.maxLength(max, `${label} must be at most ${grouped(max)} characters`),
      z.refine(isStorableText, `${label} contains characters that cannot be stored`),
    )

/** A {@link text} that still says something when its ends are trimmed; it is kept trimmed. */
export const requiredText = (max: number, label: string) =>
  text(max, label).check(z.trim(), z.minLength(1, `${label} is required`))

const optionalOf = (schema: z.ZodMiniString) =>
  z.optional(
    z.pipe(
      schema,
      z.transform((value) => value || undefined),
    ),
  )

/** An optional {@link text}, trimmed; nothing but white space counts as absent. */
export const optionalText = (max: number, label: string) =>
  optionalOf(text(max, label).check(z.trim()))

/** An optional field in a change: absent it stays, and null or what counts as absent clears it. */
export const clearable = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(
    z.pipe(
      z.nullable(schema),
      z.transform((value) => value ?? null),
    ),
  )

/** What ends a line, or cannot be seen at all; what counts as white space is folded instead. */
const controls = /[^\P{Cc}\t\n\v\f\r]|[\u2028\u2029]/u

/** True also of line breaks that are folded into a space. */
export const isOneLine = (text: string) => !controls.test(text)

/** What contact apps paste around a name or a number. */
const unseen = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** Joiners that join nothing. Those behind a hasanta, between letters and in an emoji mean something. */
const looseJoiners =
  /(\u09cd[\u200c\u200d]|[\p{L}\p{M}\p{Emoji}][\u200c\u200d](?=[\p{L}\p{M}\p{Emoji}]))|[\u200c\u200d]/gu

const onOneLine = (text: string) =>
  text.replace(unseen, '').replace(looseJoiners, '$1').replace(/\s+/g, ' ').trim()

/**
 * A {@link text} of one line: white space is folded, and what nobody sees is stripped. Other controls and
 * separators of lines are refused.
 */
export const line = (max: number, label: string) =>
  text(max, label).check(
    z.refine(isOneLine, `${label} must be one line without control characters`),
    z.overwrite(onOneLine),
  )

/** A {@link line} that says something. */
export const requiredLine = (max: number, label: string) =>
  line(max, label).check(z.minLength(1, `${label} is required`))

/** An optional {@link line}; an empty one counts as absent. */
export const optionalLine = (max: number, label: string) => optionalOf(line(max, label))

/** One of a closed list of words. */
export const oneOf = <const Options extends readonly [string, ...string[]]>(
  name: string,
  options: Options,
) => z.enum(options, { error: `${name} must be one of ${options.join(', ')}` })
