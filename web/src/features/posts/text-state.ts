import { cut } from '@bong-bari/text'
import type { TextState } from '../../office/text-surface.ts'

export type TextEdit = (state: TextState) => TextState

/** Longer than one letter of any script. */
const nearby = 200

/** Where the letter at `index` begins; `index` itself between two letters. */
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

/** Widens a selection to whole letters: it splits no conjunct or emoji. */
export const wholeLetters: TextEdit = ({ text, start, end }) => {
  if (start === end) return { text, start: letterEnd(text, start), end: letterEnd(text, end) }
  return { text, start: letterStart(text, start), end: letterEnd(text, end) }
}

/** Replaces `from` to `to`; the selection stays on its letters. */
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

/** Start of the first and end of the last selected line. */
export const linesAround = ({ text, start, end }: TextState) => {
  const from = text.lastIndexOf('\n', start - 1) + 1
  // A selection that ends before a line's first letter does not touch that line.
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end
  const to = text.indexOf('\n', last)
  return { from, to: to < 0 ? text.length : to }
}
