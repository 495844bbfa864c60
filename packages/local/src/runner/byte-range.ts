/** The bytes `first` to `last`, both included. */
export type ByteRange = { first: number; last: number }

/**
 * Reads a Range header against a body of `length` bytes: one range, `unsatisfiable`, or undefined
 * where the whole is to be sent (no header, several ranges, another unit).
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
