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

/** An optional {@link text}, trimmed; nothing but white space counts as absent. */
export const optionalText = (max: number, label: string) =>
  z.optional(
    z.pipe(
      text(max, label).check(z.trim()),
      z.transform((value) => value || undefined),
    ),
  )

/** An optional field in a change: absent it stays, and null or what counts as absent clears it. */
export const clearable = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(
    z.pipe(
      z.nullable(schema),
      z.transform((value) => value ?? null),
    ),
  )

/** One of a closed list of words. */
export const oneOf = <const Options extends readonly [string, ...string[]]>(
  name: string,
  options: Options,
) => z.enum(options, { error: `${name} must be one of ${options.join(', ')}` })
