import { cut } from '@bong-bari/text'
import type { TextState } from '../../office/text-surface.ts'

/** What a key or a tool does to a text. */
export type TextEdit = (state: TextState) => TextState

/** Further back than any letter of any writing reaches. */
const nearby = 200

/** Where the letter begins that `index` stands in; `index` itself between two letters. */
export const letterStart = (text: string, index: number) => {
  const from = Math.max(0, index - nearby)
  const around = text.slice(from, index + 2)
  return from + cut(around, index - from).length
}

const letterEnd = (text: string, index: number) => {
  let end = index
  while (end < text.length && letterStart(text, end) < end) end++
  return end
}

/** A selection that splits no letter: a conjunct or an emoji is in it whole or not at all. */
export const wholeLetters: TextEdit = ({ text, start, end }) => {
  if (start === end) return { text, start: letterEnd(text, start), end: letterEnd(text, end) }
  return { text, start: letterStart(text, start), end: letterEnd(text, end) }
}

/** Puts `inserted` in the place of what stands from `from` to `to`; the selection stays on its letters. */
export const replaceIn = (
  { text, start, end }: TextState,
  from: number,
  to: number,
  inserted: string,
): TextState => {
  const moved = (index: number) => {
    if (index <= from) return index
    return index >= to ? index + inserted.length - (to - from) : from + inserted.length
  }
  return {
    text: text.slice(0, from) + inserted + text.slice(to),
    start: moved(start),
    end: moved(end),
  }
}

export const insertText =
  (inserted: string): TextEdit =>
  (state) => {
    const caret = state.start + inserted.length
    return { ...replaceIn(state, state.start, state.end, inserted), start: caret, end: caret }
  }

/** The lines that a selection touches: where the first begins and the last ends. */
export const linesAround = ({ text, start, end }: TextState) => {
  const from = text.lastIndexOf('\n', start - 1) + 1
  // A selection that ends before the first letter of a line does not touch it.
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end
  const to = text.indexOf('\n', last)
  return { from, to: to < 0 ? text.length : to }
}
