/** Addresses, code and rules of tables stay as typed. */
const asTyped =
  /((?:https?:\/\/|www\.)[^\s"'<>]{1,2000}|[\w.+-]{1,64}@[\w.-]{1,255}|`[^`\n]{1,1000}`|<[^<>\n]{1,1000}>|\|[ :|-]{3,1000}\|)/

const bengali = /[\u0964\u0965\u0980-\u09ff]/
const isBengali = (letter: string) => bengali.test(letter)
const opensAfter = /^$|[\s([{<\u2013\u2014\u2018\u201c-]/
const latin = /[\p{Script=Latin}\d]/u

type Around = { before: string; after: string; isOpen: boolean }

const doubleQuote = ({ before, isOpen }: Around) => {
  if (opensAfter.test(before)) return '“'
  // After a digit it is the sign for inches, unless a quotation is open.
  return /\d/.test(before) && !isOpen ? '"' : '”'
}

const singleQuote = ({ before, after, isOpen }: Around) => {
  const opens = opensAfter.test(before)
  if (opens && isBengali(after)) return /[০-৯]/.test(after) ? '’' : '‘'
  if (opens || latin.test(after)) return "'"
  return isOpen || isBengali(before) ? '’' : "'"
}

const signs: Record<string, { set: (around: Around) => string; open: string }> = {
  '"': { set: doubleQuote, open: '“' },
  "'": { set: singleQuote, open: '‘' },
}

const withQuotes = (text: string, first: string) => {
  const isOpen: Record<string, boolean> = {}
  let before = first
  return text.replace(/["']|[^"']+/g, (part, index: number) => {
    const sign = signs[part]
    if (sign) {
      const after = text.charAt(index + 1)
      const put = sign.set({ before, after, isOpen: isOpen[part] ?? false })
      if (put !== part) isOpen[part] = put === sign.open
      before = put
      return put
    }
    before = part.slice(-1)
    return part
  })
}

const exactly = (length: number[], put: string) => (run: string) =>
  length.includes(run.length) ? put : run

/**
 * Bengali typography: curly quotes, — for two or three hyphens, … for three dots, and no break
 * before dandas and ? ! ; :. Apostrophes and single quotes beside Latin letters, numerals,
 * addresses, text in backticks or angle brackets and table rules stay as typed, except for the
 * break before a danda. `before` is the preceding letter, which decides the first quote. Linear
 * time.
 */
export const typeset = (text: string, before = '') =>
  text
    .split(asTyped)
    .map((part, index, parts) => {
      if (index % 2) return part
      const previous = index ? (parts[index - 1] ?? '').slice(-1) : before
      return withQuotes(part, previous)
        .replace(/-{2,}/g, exactly([2, 3], '—'))
        .replace(/\.{3,}/g, exactly([3], '…'))
        .replace(/ (?=[?!;:])/g, '\u00a0')
    })
    .join('')
    .replace(/[ \u00a0](?=[\u0964\u0965])/g, '\u00a0')
