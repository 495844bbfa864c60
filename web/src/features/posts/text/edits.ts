import { cut } from '@bong-bari/text'
import type { TextState } from '../../../office/form/text-surface.ts'

export type TextEdit = (state: TextState) => TextState

/** No letter of any script has more UTF-16 units than this. */
const maxLetterUnits = 200

/** Where the letter at `index` begins; `index` itself between two letters. */
const letterStart = (text: string, index: number) => {
  const from = Math.max(0, index - maxLetterUnits)
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

/** Finds the start of the first and the end of the last selected line. */
export const linesAround = ({ text, start, end }: TextState) => {
  const from = text.lastIndexOf('\n', start - 1) + 1
  // A selection that ends before a line's first letter does not touch that line.
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end
  const to = text.indexOf('\n', last)
  return { from, to: to < 0 ? text.length : to }
}

const newlines = (text: string) => /\n*$/.exec(text)?.[0].length ?? 0

/** Inserts a block (picture, video, rule) below the line of the caret: it splits no sentence. */
export const insertBlock =
  (block: string): TextEdit =>
  (state) => {
    const { text } = state
    const line = linesAround({ ...state, start: state.end })
    const end = state.end === line.from ? line.from : line.to
    const before = text.slice(0, end)
    const after = text.slice(end)
    const above = before.trim() ? '\n'.repeat(Math.max(0, 2 - newlines(before))) : ''
    const startsWith = /^\n*/.exec(after)?.[0].length ?? 0
    const below = '\n'.repeat(Math.max(0, 2 - startsWith))
    const inserted = replaceIn(state, end, end, above + block + below)
    const caret = end + above.length + block.length + 2
    return { ...inserted, start: caret, end: caret }
  }

export const insertRule = insertBlock('---')

/** Escapes signs that would end a link's text or a description. */
const escaped = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[[\]\\]/g, '\\$&')

export const target = (address: string) =>
  /[\s()<>]/.test(address) ? `<${address.replace(/[<>\n]/g, encodeURIComponent)}>` : address

/** Completes a typed address, such as `bongbari.in`. */
export const wholeAddress = (typed: string) => {
  const address = typed.trim()
  if (/^[a-z][a-z0-9+.-]*:/i.test(address) || address.startsWith('/')) return address
  return /^\S+@\S+\.\S+$/.test(address) ? `mailto:${address}` : `https://${address}`
}

export const insertLink =
  (address: string, text: string): TextEdit =>
  (state) => {
    const { start, end } = state
    const link = `[${escaped(text) || address}](${target(address)})`
    const caret = start + link.length
    return { ...replaceIn(state, start, end, link), start: caret, end: caret }
  }

export const pictureText = (address: string, description: string, caption: string) => {
  const title = caption.replace(/\s+/g, ' ').trim().replace(/["\\]/g, '\\$&')
  return `![${escaped(description)}](${target(address)}${title && ` "${title}"`})`
}

const placeholderForm = /!\[([^\]\n]*)\]\(uploading:([a-z0-9]+)\)/g

export const placeholderOf = (id: string, name: string) =>
  `![Uploading ${name.replace(/[[\]\\\n]/g, ' ')}…](uploading:${id})`

export const placeholdersIn = (text: string) =>
  [...text.matchAll(placeholderForm)].map(([whole, words = '', id = '']) => ({
    id,
    whole,
    name: words.replace(/^Uploading |…$/g, ''),
  }))

/** Replaces a placeholder wherever it is now; replacing it with nothing removes its line. */
export const replacePlaceholder =
  (id: string, by: string): TextEdit =>
  (state) => {
    const placeholder = placeholdersIn(state.text).find((one) => one.id === id)
    if (!placeholder) return state
    const from = state.text.indexOf(placeholder.whole)
    const to = from + placeholder.whole.length
    if (by) return replaceIn(state, from, to, by)
    const lineEnds = /^\n{0,2}/.exec(state.text.slice(to))?.[0].length ?? 0
    return replaceIn(state, from, to + lineEnds, '')
  }

/** The text as readers would see it now, without pictures still uploading. */
export const withoutPlaceholders = (text: string) => text.replace(placeholderForm, '*$1*')
