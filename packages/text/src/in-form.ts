/** More than any script needs; UAX 15 stream-safe text has at most 30. */
const mostMarks = 12
/** A pattern that counts the marks itself takes 11 ms to compile. */
const marksInRow = /\p{M}+/gu

/** Ordering marks takes quadratic time. */
const withoutHeaps = (text: string) =>
  text.replace(marksInRow, (marks) =>
    marks.length > mostMarks ? [...marks].slice(0, mostMarks).join('') : marks,
  )

/**
 * A Unicode normal form at bounded cost: reads and returns at most `max` UTF-16 units, since one
 * letter can become eighteen, and keeps at most 12 marks a letter.
 */
export const inForm = (text: string, form: 'NFC' | 'NFKC' | 'NFKD', max: number) =>
  withoutHeaps(text.slice(0, max)).normalize(form).slice(0, max)
