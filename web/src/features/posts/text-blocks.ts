import { linesAround, replaceIn, type TextEdit } from './text-state.ts'

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
    const put = replaceIn(state, end, end, above + block + below)
    const caret = end + above.length + block.length + 2
    return { ...put, start: caret, end: caret }
  }

export const insertRule = insertBlock('---')

/** Escapes signs that would end a link's text or a description. */
const escaped = (words: string) =>
  words
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
  (address: string, words: string): TextEdit =>
  (state) => {
    const { start, end } = state
    const link = `[${escaped(words) || address}](${target(address)})`
    const caret = start + link.length
    return { ...replaceIn(state, start, end, link), start: caret, end: caret }
  }

export const pictureText = (address: string, description: string, caption: string) => {
  const title = caption.replace(/\s+/g, ' ').trim().replace(/["\\]/g, '\\$&')
  return `![${escaped(description)}](${target(address)}${title && ` "${title}"`})`
}
