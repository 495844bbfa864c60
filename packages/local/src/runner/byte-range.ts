/** Both included. */
export type ByteRange = { first: number; last: number }

/**
 * Reads a Range header for `length` bytes: one range, `unsatisfiable`, or undefined for the whole
 * (none, several, another unit).
 */
export const byteRange = (
  header: string | undefined,
  length: number,
): ByteRange | 'unsatisfiable' | undefined => {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || (!from && !to)) return undefined
  if (!from) {
    const count = Math.min(Number(to), length)
    return count > 0 ? { first: length - count, last: length - 1 } : 'unsatisfiable'
  }
  const first = Number(from)
  const last = to ? Math.min(Number(to), length - 1) : length - 1
  if (first >= length) return 'unsatisfiable'
  return first > last ? undefined : { first, last }
}
