import * as z from 'zod/mini'
import { text } from './fields.ts'
import { limits } from './limits.ts'

const place = (name: string) =>
  z
    .int({ error: `${name} must be a place in the text` })
    .check(z.nonnegative(`${name} must be a place in the text`))

/** Replaces UTF-16 units `from` to `until` by `insert`, in the version named by `if-match` only. */
export const textSplice = z.object({
  from: place('from'),
  until: place('until'),
  insert: text(limits.post.content, 'Content'),
})
export type TextSplice = z.output<typeof textSplice>

/** Never inside a surrogate pair. */
const isInside = (text: string, at: number) => {
  const unit = text.charCodeAt(at)
  return unit >= 0xdc00 && unit <= 0xdfff
}

/** One stretch, from the first difference to the last. */
export const spliceOf = (before: string, after: string): TextSplice => {
  const most = Math.min(before.length, after.length)
  let from = 0
  while (from < most && before[from] === after[from]) from++
  if (isInside(before, from) || isInside(after, from)) from--
  let same = 0
  while (same < most - from && before.at(-1 - same) === after.at(-1 - same)) same++
  if (isInside(before, before.length - same) || isInside(after, after.length - same)) same--
  return {
    from,
    until: before.length - same,
    insert: after.slice(from, after.length - same),
  }
}

/** The changed text; undefined out of range. */
export const spliced = (text: string, { from, until, insert }: TextSplice): string | undefined =>
  from <= until && until <= text.length
    ? text.slice(0, from) + insert + text.slice(until)
    : undefined
