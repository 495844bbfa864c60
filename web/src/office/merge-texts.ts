import { diff3Merge, diffIndices } from 'node-diff3'
import type { Piece } from './merge.ts'
import { movedIn, type TextField, writeState } from './text-surface.ts'

/** Each line with its breaks: empty lines alone are too alike to be matched. */
const paragraphsOf = (text: string) => text.match(/[^\n]*\n+/g) ?? []
/** Each break on its own, except in long texts. */
const linesOf = (text: string) => (text.length > 20_000 ? [text] : (text.match(/[^\n]+|\n/g) ?? []))

const isEdge = (before: string, after: string) =>
  !before || !after || before.endsWith('\n') || after.startsWith('\n')

/** `whole` with `from` replaced by `to`, if `whole` only added whole paragraphs around it. */
const within = (whole: string, from: string, to: string) => {
  const at = from ? whole.indexOf(from) : -1
  const [before, after] = [whole.slice(0, Math.max(at, 0)), whole.slice(at + from.length)]
  const isAdded = at >= 0 && isEdge(before, from) && isEdge(from, after)
  return isAdded ? before + to + after : undefined
}

/** `whole` without what `left` removed from `from`, if those are whole paragraphs at its ends. */
const without = (whole: string, from: string, left: string) => {
  const at = left ? from.indexOf(left) : -1
  const [before, after] = [from.slice(0, Math.max(at, 0)), from.slice(at + left.length)]
  const isTaken = at >= 0 && isEdge(before, left) && isEdge(left, after)
  const isThere = whole.length >= before.length + after.length
  if (!isTaken || !isThere || !whole.startsWith(before) || !whole.endsWith(after)) return undefined
  return whole.slice(before.length, whole.length - after.length)
}

const settled = (base: string, mine: string, theirs: string): Piece => {
  const text =
    within(theirs, base, mine) ??
    within(mine, base, theirs) ??
    without(mine, base, theirs) ??
    without(theirs, base, mine)
  return text === undefined ? { theirs, mine } : { text }
}

type Texts = { base: string; mine: string; theirs: string }

/** By paragraphs, then by lines, so that edits to adjacent lines do not conflict. */
const piecesBy = (
  [split, ...finer]: ((text: string) => string[])[],
  { base, mine, theirs }: Texts,
): Piece[] =>
  split
    ? diff3Merge<string>(split(mine), split(base), split(theirs)).flatMap(({ ok, conflict }) => {
        if (!conflict) return [{ text: ok?.join('') ?? '' }]
        const { a, o, b } = conflict
        return piecesBy(finer, { base: o.join(''), mine: a.join(''), theirs: b.join('') })
      })
    : [settled(base, mine, theirs)]

/** A three-way merge of two texts, by paragraphs. */
export const piecesOf = (base: string, mine: string, theirs: string): Piece[] => {
  const [from, own, other] = [base, mine, theirs].map((text) => `${text}\n`)
  const pieces = piecesBy([paragraphsOf, linesOf], {
    base: from ?? '',
    mine: own ?? '',
    theirs: other ?? '',
  })
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last && 'text' in last && 'text' in piece) last.text += piece.text
    else joined.push({ ...piece })
  }
  return joined
}

/**
 * Writes a text into a field line by line from its end, as if typed, to keep undo, cursor and
 * scroll. Returns the texts that undo steps through.
 */
export const writeOver = (field: TextField, text: string): string[] => {
  const was = field.value
  const [before, after] = [paragraphsOf(`${was}\n`), paragraphsOf(`${text}\n`)]
  const lengthOf = (lines: string[]) => lines.join('').length
  const stages: string[] = []
  for (const { buffer1, buffer2Content } of diffIndices(before, after).reverse()) {
    const [first, count] = buffer1
    const whole = `${field.value}\n`
    const from = lengthOf(before.slice(0, first))
    const to = from + lengthOf(before.slice(first, first + count))
    const next = whole.slice(0, from) + buffer2Content.join('') + whole.slice(to)
    stages.push(field.value)
    const { selectionStart, selectionEnd, scrollHeight, scrollTop } = field
    const move = movedIn(from, to, buffer2Content.join(''))
    const isAbove = to <= (selectionStart ?? 0)
    writeState(field, {
      text: next.slice(0, -1),
      start: Math.min(move(selectionStart ?? 0), next.length - 1),
      end: Math.min(move(selectionEnd ?? 0), next.length - 1),
    })
    if (isAbove) field.scrollTop = scrollTop + field.scrollHeight - scrollHeight
  }
  return stages
}
