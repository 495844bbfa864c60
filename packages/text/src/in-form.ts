/** More than any script needs; UAX 15 stream-safe text has at most 30. */
const mostMarks = 12
const heap = /\p{M}{13,}/gu

/** Ordering marks takes quadratic time. */
const withoutHeaps = (text: string) =>
  text.replace(heap, (marks) => [...marks].slice(0, mostMarks).join(''))

/**
 * A Unicode normal form at bounded cost: reads and returns at most `max` UTF-16 units, since one
 * letter can become eighteen, and keeps at most 12 marks a letter.
 */
export const inForm = (text: string, form: 'NFC' | 'NFKC' | 'NFKD', max: number) =>
  withoutHeaps(text.slice(0, max)).normalize(form).slice(0, max)
