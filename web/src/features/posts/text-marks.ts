import { closesBeforeEnding, opensInsideWord } from '@bong-bari/markdown/flanking'
import type { TextState } from '../../office/form/text-surface.ts'
import { linesAround, replaceIn, type TextEdit, wholeLetters } from './text-edits.ts'

export const marks = { bold: '**', italic: '*', strike: '~~' } as const
export type Mark = (typeof marks)[keyof typeof marks]

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

/** The words of each selected line, without outer spaces. */
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
  const found = parts.map(
    (part) => markedPart(state.text, part, mark) ?? markedAround(state.text, part, mark),
  )
  const marked = found.filter((one) => one !== undefined)
  if (marked.length === parts.length)
    return inEach(state, marked, (now, at) => unmark(now, at, mark))
  const open = parts.filter((_, place) => !found[place])
  return inEach(state, open, (now, at) => markPart(now, at, mark))
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
