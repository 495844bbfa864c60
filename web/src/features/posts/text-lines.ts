import type { TextState } from '../../office/form/text-surface.ts'
import { linesAround, replaceIn, type TextEdit } from './text-edits.ts'

export type LineKind = 'bullets' | 'numbers' | 'quote'

const bullet = /^(\s*)[-+*]\s+/
const number = /^(\s*)([\d\u09e6-\u09ef]{1,9})[.)\u0964]\s+/
const quoted = /^\s*> ?/
const headed = /^(#{1,6})\s+/

const signsOf = { bullets: bullet, numbers: number, quote: quoted }

const isOf = (kind: LineKind, line: string) => signsOf[kind].test(line)
const isBlank = (line: string | undefined) => !line?.trim()

/** A line without the signs that clash with its new ones. */
const bare = (line: string) => line.replace(bullet, '').replace(number, '').replace(headed, '')

const signed = (kind: LineKind, line: string, place: number) => {
  if (kind === 'quote') return `> ${line}`
  return kind === 'bullets' ? `- ${bare(line)}` : `${place}. ${bare(line)}`
}

const allLines = (state: TextState, change: (lines: string[]) => string[]): TextState => {
  const { from, to } = linesAround(state)
  const was = state.text.slice(from, to)
  const now = change(was.split('\n')).join('\n')
  const changed = replaceIn(state, from, to, now)
  // On one line the caret stays on its letter; several lines stay selected.
  if (!was.includes('\n')) {
    const moved = (index: number) => Math.max(from, index + now.length - was.length)
    return { text: changed.text, start: moved(state.start), end: moved(state.end) }
  }
  return { text: changed.text, start: from, end: from + now.length }
}

const lineAt = (text: string, index: number) => {
  const { from, to } = linesAround({ text, start: index, end: index })
  return { from, to, line: text.slice(from, to) }
}

/** Without an empty line between, the next line would join the list or quotation. */
const setApart = (state: TextState, kind: LineKind): TextState => {
  const { from, to } = linesAround(state)
  const belongs = (line: string) => isBlank(line) || isOf(kind, line)
  const after = to < state.text.length && !belongs(lineAt(state.text, to + 1).line)
  const before = from > 0 && !belongs(lineAt(state.text, from - 1).line)
  const below = after ? replaceIn(state, to, to, '\n') : state
  const { text, start, end } = below
  if (!before) return { text, start, end: Math.min(end, state.end) }
  return {
    text: `${text.slice(0, from)}\n${text.slice(from)}`,
    start: start + 1,
    end: state.end + 1,
  }
}

/** Makes the selected lines a list or quotation; undoes it where all are one. */
export const toggleLines =
  (kind: LineKind): TextEdit =>
  (state) => {
    let isOff = false
    const changed = allLines(state, (lines) => {
      isOff =
        lines.some((line) => !isBlank(line)) &&
        lines.every((line) => isBlank(line) || isOf(kind, line))
      if (isOff) return lines.map((line) => line.replace(signsOf[kind], ''))
      let place = 0
      return lines.map((line) => {
        if (isBlank(line) && lines.length > 1) return kind === 'quote' ? '>' : line
        if (kind === 'quote' && isOf(kind, line)) return line
        place++
        return signed(kind, line, place)
      })
    })
    return isOff ? changed : setApart(changed, kind)
  }

const nextHeading = (line: string) => {
  const signs = headed.exec(line)?.[1]?.length ?? 0
  const words = line.replace(headed, '')
  if (signs === 0) return `## ${bare(line)}`
  return signs <= 2 ? `### ${words}` : words
}

/** Line, heading, smaller heading, line. */
export const cycleHeading: TextEdit = (state) =>
  allLines(state, (lines) =>
    lines.map((line) => (isBlank(line) && lines.length > 1 ? line : nextHeading(line))),
  )

const item = /^((?:\s*> ?)*\s*)(?:([-+*])|([\d\u09e6-\u09ef]{1,9})([.)\u0964]))(\s+)/
const bengaliZero = 0x9e6

const numberIn = (digits: string) =>
  Number(digits.replace(/\D/g, (digit) => String(digit.charCodeAt(0) - bengaliZero)))

/** The next number, in the script of these digits. */
const after = (digits: string) => {
  const next = String(numberIn(digits) + 1)
  return /\d/.test(digits)
    ? next
    : next.replace(/\d/g, (digit) => String.fromCharCode(bengaliZero + Number(digit)))
}

const inQuote = /^(?:\s*> ?)+/

/** What the next line begins with; '' where nothing continues. */
const signsAfter = (line: string) => {
  const [, before = '', sign, digits, dot, space = ' '] = item.exec(line) ?? []
  if (sign) return { was: item, next: `${before}${sign}${space}` }
  if (digits) return { was: item, next: `${before}${after(digits)}${dot}${space}` }
  const [quote] = inQuote.exec(line) ?? []
  return quote ? { was: inQuote, next: quote.endsWith(' ') ? quote : `${quote} ` } : undefined
}

const renumber = (state: TextState, from: number): TextState => {
  let now = state
  let { line, to } = lineAt(state.text, from)
  for (;;) {
    const [, before = '', , digits] = item.exec(line) ?? []
    if (!digits || to >= now.text.length) return now
    const next = lineAt(now.text, to + 1)
    const [, indent, , following] = item.exec(next.line) ?? []
    if (!following || indent !== before || numberIn(following) !== numberIn(digits)) return now
    const at = next.from + before.length
    now = replaceIn(now, at, at + following.length, after(digits))
    ;({ line, to } = lineAt(now.text, next.from))
  }
}

/** Enter in a list or quotation: the next item; on an empty one, the end. Undefined elsewhere. */
export const continueLine = (state: TextState): TextState | undefined => {
  const { text, start, end } = state
  const { from, line } = lineAt(text, start)
  const signs = signsAfter(line)
  const length = signs?.was.exec(line)?.[0].length ?? 0
  if (!signs || start < from + length) return undefined
  const isEmpty = start === end && isBlank(line.slice(length))
  // Only the empty line ends a list: words right below would join its last item.
  if (isEmpty) {
    const hasBefore = from > 0 && !isBlank(lineAt(text, from - 1).line)
    const ended = replaceIn(state, from, from + line.length, hasBefore ? '\n' : '')
    const caret = from + (hasBefore ? 1 : 0)
    return { ...ended, start: caret, end: caret }
  }
  const caret = start + 1 + signs.next.length
  const opened = replaceIn(state, start, end, `\n${signs.next}`)
  return renumber({ ...opened, start: caret, end: caret }, caret)
}
