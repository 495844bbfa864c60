import { diff3Merge, diffIndices } from 'node-diff3'

/** Each line with its breaks: empty lines alone are too alike to be matched. */
const paragraphsOf = (text: string) => text.match(/[^\n]*\n+/g) ?? []
/** Each break on its own, except in long texts. */
const linesOf = (text: string) => (text.length > 20_000 ? [text] : (text.match(/[^\n]+|\n/g) ?? []))

const isEdge = (before: string, after: string) =>
  !before || !after || before.endsWith('\n') || after.startsWith('\n')

/** `whole` with `from` replaced by `to`, if `whole` only added whole paragraphs around it. */
const replaceWithin = (whole: string, from: string, to: string) => {
  const at = from ? whole.indexOf(from) : -1
  const [before, after] = [whole.slice(0, Math.max(at, 0)), whole.slice(at + from.length)]
  const isAdded = at >= 0 && isEdge(before, from) && isEdge(from, after)
  return isAdded ? before + to + after : undefined
}

/** `whole` without what `left` removed from `from`, if those are whole paragraphs at its ends. */
const removeFrom = (whole: string, from: string, left: string) => {
  const at = left ? from.indexOf(left) : -1
  const [before, after] = [from.slice(0, Math.max(at, 0)), from.slice(at + left.length)]
  const isTaken = at >= 0 && isEdge(before, left) && isEdge(left, after)
  const isThere = whole.length >= before.length + after.length
  if (!isTaken || !isThere || !whole.startsWith(before) || !whole.endsWith(after)) return undefined
  return whole.slice(before.length, whole.length - after.length)
}

type Texts = { base: string; mine: string; theirs: string }
/** The same text three times, unless both changed the same place. */
type Merged = { theirs: string; mine: string; both: string }

const keepBoth = (theirs: string, mine: string) => {
  if (!theirs.trim() || !mine.trim()) return theirs + mine
  return `${theirs.replace(/\n+$/, '')}\n\n${mine.replace(/^\n+/, '')}`
}

const mergePlace = ({ base, mine, theirs }: Texts): Merged => {
  const merged =
    replaceWithin(theirs, base, mine) ??
    replaceWithin(mine, base, theirs) ??
    removeFrom(mine, base, theirs) ??
    removeFrom(theirs, base, mine)
  return merged === undefined
    ? { theirs, mine, both: keepBoth(theirs, mine) }
    : { theirs: merged, mine: merged, both: merged }
}

/** By paragraphs, then by lines, so that edits to adjacent lines do not conflict. */
const mergeBy = ([split, ...finer]: ((text: string) => string[])[], texts: Texts): Merged => {
  if (!split) return mergePlace(texts)
  const merged = { theirs: '', mine: '', both: '' }
  const { base, mine, theirs } = texts
  for (const { ok, conflict } of diff3Merge<string>(split(mine), split(base), split(theirs))) {
    const same = ok?.join('') ?? ''
    const { a = [], o = [], b = [] } = conflict ?? {}
    const start = conflict
      ? mergeBy(finer, { base: o.join(''), mine: a.join(''), theirs: b.join('') })
      : { theirs: same, mine: same, both: same }
    merged.theirs += start.theirs
    merged.mine += start.mine
    merged.both += start.both
  }
  return merged
}

/**
 * A three-way merge of two texts by paragraphs. Where both changed the same paragraph the three results
 * differ: `theirs` and `mine` have one side's paragraph there, `both` has theirs and then mine.
 */
export const mergeTexts = (base: string, mine: string, theirs: string): Merged => {
  const merged = mergeBy([paragraphsOf, linesOf], {
    base: `${base}\n`,
    mine: `${mine}\n`,
    theirs: `${theirs}\n`,
  })
  const trimmed = (text: string) => text.replace(/\n$/, '')
  return {
    theirs: trimmed(merged.theirs),
    mine: trimmed(merged.mine),
    both: trimmed(merged.both),
  }
}

/** Where a cursor at `place` belongs after `before` became `after`: at its letter in its paragraph. */
export const movedCursor = (before: string, after: string, cursor: number) => {
  const [was, is] = [paragraphsOf(`${before}\n`), paragraphsOf(`${after}\n`)]
  const lengthOf = (paragraphs: string[]) => paragraphs.join('').length
  let moved = cursor
  for (const { buffer1, buffer2Content } of diffIndices(was, is)) {
    const [first, count] = buffer1
    const from = lengthOf(was.slice(0, first))
    const to = from + lengthOf(was.slice(first, first + count))
    if (to <= cursor) moved += lengthOf(buffer2Content) - (to - from)
    else if (from < cursor) moved -= Math.max(0, cursor - from - lengthOf(buffer2Content))
  }
  return Math.max(0, Math.min(moved, after.length))
}
