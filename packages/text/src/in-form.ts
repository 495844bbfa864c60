/** No writing sets more marks on a letter; what UAX 15 calls stream-safe has 30 at most. */
const mostMarks = 12
const heap = /\p{M}{13,}/gu

/** A text with at most 12 marks on a letter: bringing a heap in order takes the square of its size. */
const withoutHeaps = (text: string) =>
  text.replace(heap, (marks) => [...marks].slice(0, mostMarks).join(''))

/**
 * A text in one of Unicode's forms, at a cost that `max` bounds: no more than `max` UTF-16 units of
 * it are read, and no more are answered, since one letter can become eighteen. What stands on a
 * letter beyond 12 marks is left out.
 */
export const inForm = (text: string, form: 'NFC' | 'NFKC' | 'NFKD', max: number) =>
  withoutHeaps(text.slice(0, max)).normalize(form).slice(0, max)
