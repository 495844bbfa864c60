const piecesOf = (text: string) => text.match(/\s+|\S+/g) ?? []

/**
 * Two texts compared by words: common start and end, and between them what was removed (`gone`) and added
 * (`came`).
 */
export const compared = (before: string, after: string) => {
  const [old, fresh] = [piecesOf(before), piecesOf(after)]
  const most = Math.min(old.length, fresh.length)
  let start = 0
  while (start < most && old[start] === fresh[start]) start++
  let end = 0
  while (end < most - start && old.at(-1 - end) === fresh.at(-1 - end)) end++
  const joined = (pieces: string[], from: number, to: number) => pieces.slice(from, to).join('')
  return {
    start: joined(old, 0, start),
    gone: joined(old, start, old.length - end),
    came: joined(fresh, start, fresh.length - end),
    end: joined(old, old.length - end, old.length),
  }
}
