import { closesBeforeEnding, opensInsideWord } from '@bong-bari/markdown/flanking'
import type { TextState } from '../../../office/form/text-surface.ts'
import { linesAround, replaceIn, type TextEdit, wholeLetters } from './edits.ts'

export const marks = { bold: '**', italic: '*', strike: '~~' } as const
type Mark = (typeof marks)[keyof typeof marks]

type Part = { from: number; to: number }

const wordSign = /[\p{L}\p{M}\p{N}\u200c\u200d]/u
const punctuation = /[\p{P}\p{S}]/u
/** Quote, list and heading signs at the start of a line. */
const lineSigns = /^(?:\s*>)*\s*(?:(?:[-+*]|\d{1,9}[.)])\s+|#{1,6}\s+)?/

const isWord = (sign: string | undefined) => sign !== undefined && wordSign.test(sign)

/** How often `sign` repeats from `index`, in the direction of `step`. */
const runFrom = (text: string, sign: string, index: number, step: 1 | -1) => {
  let at = index
  while (text[at] === sign) at += step
  return Math.abs(at - index)
}

/** Two stars are bold, one is italic, three are both. */
const hasMark = (run: number, mark: Mark) => (mark === '*' ? run === 1 || run === 3 : run >= 2)

const wordAround = (text: string, index: number): Part => {
  let [from, to] = [index, index]
  while (isWord(text[from - 1])) from--
  while (isWord(text[to])) to++
  return { from, to }
}

/** Finds the words of each selected line, without outer spaces. */
const partsOf = (state: TextState): Part[] => {
  const lines = linesAround(state)
  const parts: Part[] = []
  let at = lines.from
  for (const line of state.text.slice(lines.from, lines.to).split('\n')) {
    const signs = lineSigns.exec(line)?.[0].length ?? 0
    let from = Math.max(state.start, at + signs)
    let to = Math.min(state.end, at + line.length)
    while (from < to && /\s/.test(state.text[from] ?? '')) from++
    while (to > from && /\s/.test(state.text[to - 1] ?? '')) to--
    if (from < to) parts.push({ from, to })
    at += line.length + 1
  }
  return parts
}

/** A mark between a sign and a letter may not close or open: such signs stay outside. */
const withoutOuterSigns = (text: string, part: Part): Part => {
  let { from, to } = part
  const closes = () => !isWord(text[to]) || closesBeforeEnding(text.slice(from, to), text.slice(to))
  const opens = () =>
    !isWord(text[from - 1]) || opensInsideWord(text.slice(0, from), text.slice(from))
  while (to > from && punctuation.test(text[to - 1] ?? '') && !closes()) to--
  while (from < to && punctuation.test(text[from] ?? '') && !opens()) from++
  return from < to ? { from, to } : part
}

const markedPart = (text: string, { from, to }: Part, mark: Mark): Part | undefined => {
  const [sign = mark] = mark
  const inside = Math.min(runFrom(text, sign, from, 1), runFrom(text, sign, to - 1, -1))
  if (inside < to - from && hasMark(inside, mark)) return { from, to }
  const before = runFrom(text, sign, from - 1, -1)
  const outside = Math.min(before, runFrom(text, sign, to, 1))
  return hasMark(outside, mark) ? { from: from - mark.length, to: to + mark.length } : undefined
}

const runsIn = (text: string, { from, to }: Part, mark: Mark): Part[] =>
  [...text.slice(from, to).matchAll(mark === '~~' ? /~+/g : /\*+/g)]
    .filter(([run]) => hasMark(run.length, mark))
    .map(({ index, 0: run }) => ({ from: from + index, to: from + index + run.length }))

const markedAround = (text: string, part: Part, mark: Mark): Part | undefined => {
  const runs = runsIn(text, linesAround({ text, start: part.from, end: part.to }), mark)
  const opened = runs.filter(({ to }) => to <= part.from)
  const open = opened.at(-1)
  const close = runs.find(({ from }) => from >= part.to)
  if (opened.length % 2 === 0 || !open || !close) return undefined
  return { from: open.to - mark.length, to: close.from + mark.length }
}

const unmark = (state: TextState, { from, to }: Part, mark: Mark): TextState => {
  const opened = replaceIn(state, to - mark.length, to, '')
  return replaceIn(opened, from, from + mark.length, '')
}

/** Inner marks of the same kind would close too soon. */
const withoutInner = (state: TextState, { from, to }: Part, mark: Mark) =>
  runsIn(state.text, { from, to }, mark).reduceRight(
    (now, run) => replaceIn(now, run.from, run.from + mark.length, ''),
    state,
  )

const markPart = (state: TextState, part: Part, mark: Mark): TextState => {
  const { from, to } = withoutOuterSigns(state.text, part)
  const inner = withoutInner(state, { from, to }, mark)
  const close = to - (state.text.length - inner.text.length)
  const { text, start, end } = replaceIn(replaceIn(inner, close, close, mark), from, from, mark)
  const isSelected = state.start !== state.end && state.end === to
  return { text, start, end: isSelected ? end + mark.length : end }
}

/** With no selection and no word: inserts a pair to type between, or removes it. */
const togglePair = (state: TextState, mark: Mark): TextState => {
  const { text, start } = state
  const [sign = mark] = mark
  const outside = Math.min(runFrom(text, sign, start - 1, -1), runFrom(text, sign, start, 1))
  if (hasMark(outside, mark))
    return unmark(state, { from: start - mark.length, to: start + mark.length }, mark)
  const at = start + mark.length
  return { ...replaceIn(state, start, start, mark + mark), start: at, end: at }
}

/** Edits each part, the last first so that earlier positions hold. */
const inEach = (
  state: TextState,
  parts: Part[],
  change: (now: TextState, part: Part) => TextState,
) => parts.reduceRight(change, state)

const toggleParts = (state: TextState, parts: Part[], mark: Mark): TextState => {
  const markedParts = parts.map(
    (part) => markedPart(state.text, part, mark) ?? markedAround(state.text, part, mark),
  )
  const marked = markedParts.filter((part) => part !== undefined)
  if (marked.length === parts.length)
    return inEach(state, marked, (now, at) => unmark(now, at, mark))
  const unmarked = parts.filter((_, index) => !markedParts[index])
  return inEach(state, unmarked, (now, at) => markPart(now, at, mark))
}

/** Marks the selection or the word at the caret; unmarks where all of it is marked. */
export const toggleMark =
  (mark: Mark): TextEdit =>
  (given) => {
    const state = wholeLetters(given)
    const { text, start, end } = state
    if (start !== end) {
      const parts = partsOf(state)
      return parts.length ? toggleParts(state, parts, mark) : state
    }
    const isInWord = isWord(text[start - 1]) && isWord(text[start])
    return isInWord ? toggleParts(state, [wordAround(text, start)], mark) : togglePair(state, mark)
  }

export type LineKind = 'bullets' | 'numbers' | 'quote'

const bullet = /^(\s*)[-+*]\s+/
const numbered = /^(\s*)([\d\u09e6-\u09ef]{1,9})[.)\u0964]\s+/
const quoted = /^\s*> ?/
const headed = /^(#{1,6})\s+/

const signsOf = { bullets: bullet, numbers: numbered, quote: quoted }

const isOf = (kind: LineKind, line: string) => signsOf[kind].test(line)
const isBlank = (line: string | undefined) => !line?.trim()

/** A line without the signs that clash with its new ones. */
const bare = (line: string) => line.replace(bullet, '').replace(numbered, '').replace(headed, '')

const signed = (kind: LineKind, line: string, number: number) => {
  if (kind === 'quote') return `> ${line}`
  return kind === 'bullets' ? `- ${bare(line)}` : `${number}. ${bare(line)}`
}

const changeLines = (state: TextState, change: (lines: string[]) => string[]): TextState => {
  const { from, to } = linesAround(state)
  const before = state.text.slice(from, to)
  const after = change(before.split('\n')).join('\n')
  const changed = replaceIn(state, from, to, after)
  // On one line the caret stays on its letter; several lines stay selected.
  if (!before.includes('\n')) {
    const moved = (index: number) => Math.max(from, index + after.length - before.length)
    return { text: changed.text, start: moved(state.start), end: moved(state.end) }
  }
  return { text: changed.text, start: from, end: from + after.length }
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
    const changed = changeLines(state, (lines) => {
      isOff =
        lines.some((line) => !isBlank(line)) &&
        lines.every((line) => isBlank(line) || isOf(kind, line))
      if (isOff) return lines.map((line) => line.replace(signsOf[kind], ''))
      let number = 0
      return lines.map((line) => {
        if (isBlank(line) && lines.length > 1) return kind === 'quote' ? '>' : line
        if (kind === 'quote' && isOf(kind, line)) return line
        number++
        return signed(kind, line, number)
      })
    })
    return isOff ? changed : setApart(changed, kind)
  }

const nextHeading = (line: string) => {
  const signs = headed.exec(line)?.[1]?.length ?? 0
  const text = line.replace(headed, '')
  if (signs === 0) return `## ${bare(line)}`
  return signs <= 2 ? `### ${text}` : text
}

/** Turns a line into a heading, a heading into a smaller one, and that into a line again. */
export const cycleHeading: TextEdit = (state) =>
  changeLines(state, (lines) =>
    lines.map((line) => (isBlank(line) && lines.length > 1 ? line : nextHeading(line))),
  )

const item = /^((?:\s*> ?)*\s*)(?:([-+*])|([\d\u09e6-\u09ef]{1,9})([.)\u0964]))(\s+)/
const bengaliZero = 0x9e6

/** The next number, in the script of these digits. */
const nextNumber = (digits: string) => {
  const number = digits.replace(/\D/g, (digit) => String(digit.charCodeAt(0) - bengaliZero))
  const next = String(Number(number) + 1)
  return /\d/.test(digits)
    ? next
    : next.replace(/\d/g, (digit) => String.fromCharCode(bengaliZero + Number(digit)))
}

const inQuote = /^(?:\s*> ?)+/

/** Finds what the next line begins with; undefined where nothing continues. */
const signsAfter = (line: string) => {
  const [, before = '', sign, digits, dot, space = ' '] = item.exec(line) ?? []
  if (sign) return { was: item, next: `${before}${sign}${space}` }
  if (digits) return { was: item, next: `${before}${nextNumber(digits)}${dot}${space}` }
  const [quote] = inQuote.exec(line) ?? []
  return quote ? { was: inQuote, next: quote.endsWith(' ') ? quote : `${quote} ` } : undefined
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
  return { ...opened, start: caret, end: caret }
}
