import { videoIdIn } from '@bong-bari/contract'

/** Quotes and lists inside of each other: beyond it the parser would drop what they hold. */
const deepest = 20
/** What may begin a link or picture: each looks for its end. */
const mostLinks = 2_000

const container = /[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))/y

/** Columns that a line is indented at most: it says nothing but how deep the line is. */
const indented = new RegExp(`^[ \\t]{${2 * deepest},}`)

/** The line with the sign escaped that would go too deep. */
const notTooDeep = (given: string) => {
  const line = given.replace(indented, ' '.repeat(2 * deepest))
  container.lastIndex = 0
  let end = 0
  for (let depth = 0; container.test(line); depth++) {
    end = container.lastIndex
    if (depth === deepest) return `${line.slice(0, end - 1)}\\${line.slice(end - 1)}`
  }
  return line
}

const notTooMany = (source: string) => {
  let links = 0
  return source.replace(/\\[\s\S]|\[/g, (found) =>
    found === '[' && ++links > mostLinks ? '\\[' : found,
  )
}

const numbered =
  /^((?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){0,20}[ \t]*)([\d\u09e6-\u09ef]{1,9})([.)\u0964])(?=[ \t]|$)/

/** Items that are counted in Bengali, or with a danda, as the parser knows them. */
const withItem = (line: string) =>
  line.replace(
    numbered,
    (_, before: string, number: string, sign: string) =>
      before +
      number.replace(/[\u09e6-\u09ef]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6)) +
      (sign === '\u0964' ? '.' : sign),
  )

const lone = /^((?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){0,20}[ \t]*)([^\s<>]{11,})[ \t]*$/

/** An address of a video on a line of its own is marked as such: its hyphens and lines are no emphasis. */
const withVideo = (line: string) => {
  const [, before = '', address = ''] = (line.length < 500 && lone.exec(line)) || []
  if (!address || !videoIdIn(address)) return line
  return `${before}<${/^https?:/i.test(address) ? '' : 'https://'}${address}>`
}

/** A source that the parser reads whole, in time linear in its length, whatever it is made of. */
export const bounded = (source: string) =>
  notTooMany(source)
    .split(/\r\n|\r|\n/)
    .map((line) => withVideo(notTooDeep(withItem(line))))
    .join('\n')
