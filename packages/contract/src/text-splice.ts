import * as z from 'zod/mini'
import { text } from './fields.ts'
import { limits } from './limits.ts'

const place = (name: string) =>
  z
    .int({ error: `${name} must be a place in the text` })
    .check(z.nonnegative(`${name} must be a place in the text`))

/**
 * A change of a long text: UTF-16 units `from` to `until` become `insert`. `of` is length and checksum of the
 * text it fits, so that it never changes another.
 */
export const textSplice = z.object({
  of: z.string('of must name a text').check(z.maxLength(40, 'of must name a text')),
  from: place('from'),
  until: place('until'),
  insert: text(limits.post.content, 'Content'),
})
export type TextSplice = z.output<typeof textSplice>

/** FNV-1a of the UTF-16 units: against mistakes, not attacks. */
const nameOf = (text: string) => {
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  return `${text.length}-${(sum >>> 0).toString(36)}`
}

/** Splits no surrogate pair. */
const isInside = (text: string, at: number) => {
  const unit = text.charCodeAt(at)
  return unit >= 0xdc00 && unit <= 0xdfff
}

/** The first and the last difference, in `before` and in `after`. */
export const differenceOf = (before: string, after: string) => {
  const most = Math.min(before.length, after.length)
  let from = 0
  while (from < most && before[from] === after[from]) from++
  if (isInside(before, from) || isInside(after, from)) from--
  let same = 0
  while (same < most - from && before.at(-1 - same) === after.at(-1 - same)) same++
  if (isInside(before, before.length - same) || isInside(after, after.length - same)) same--
  return { from, until: before.length - same, untilAfter: after.length - same }
}

export const spliceOf = (before: string, after: string): TextSplice => {
  const { from, until, untilAfter } = differenceOf(before, after)
  return { of: nameOf(before), from, until, insert: after.slice(from, untilAfter) }
}

/** Undefined where the change fits another text. */
export const spliced = (
  text: string,
  { of, from, until, insert }: TextSplice,
): string | undefined =>
  of === nameOf(text) && from <= until && until <= text.length
    ? text.slice(0, from) + insert + text.slice(until)
    : undefined
