/** Invisible characters that search, links and marks stumble over. */
const invisible =
  /(?![\t\n])\p{Cc}|(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{Cf}|[\u115f\u1160\u3164\ufffc]/gu

const virama = '\u09cd'
const joins = /(?:\u200c|\u200d)+/g
const joined = /[\p{L}\p{M}]|\p{Extended_Pictographic}|[\u{1f3fb}-\u{1f3ff}]/u

const signBefore = (text: string, index: number) => {
  const low = text.charCodeAt(index - 1)
  return low >= 0xdc00 && low <= 0xdfff
    ? text.slice(index - 2, index)
    : text.slice(index - 1, index)
}

const isForeign = (sign: string) => (sign.codePointAt(0) ?? 0) > 0x24f && joined.test(sign)

/** Joiners stay where they shape letters: after a hasanta, and between letters or emoji. */
const keptJoiner = (text: string, index: number, run: string) => {
  const before = signBefore(text, index)
  const after = String.fromCodePoint(text.codePointAt(index + run.length) ?? 0x20)
  const decides = before === virama || (isForeign(before) && isForeign(after))
  return decides ? run.slice(0, 1) : ''
}

/** Cleans a text: it gets plain spaces and line ends and loses invisible characters. */
export const cleanText = (text: string) =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(invisible, '')
    .replace(joins, (run, index: number, whole: string) => keptJoiner(whole, index, run))

/** Marks that this editor writes and chats do not. */
const ownMarks = /\*\*|~~|\]\(|^#{1,6} /m

/** A Bengali ending, as in *মা*র, stands right behind the word that is marked. */
const bengaliLetter = '[\\u0980-\\u09e5\\u09f0\\u09f1]'

const chatMark = (sign: string, mark: string) => {
  const other = `\\p{L}\\p{M}\\p{N}${sign}`
  const inner = `(?![\\s${sign}])([^\\n${sign}]*[^\\s${sign}])`
  const end = `(?=${bengaliLetter}|[^${other}]|$)`
  const marked = new RegExp(`(^|[^${other}])[${sign}]${inner}[${sign}]${end}`, 'gmu')
  return (text: string) => text.replace(marked, `$1${mark}$2${mark}`)
}

/** This character stands for a star while italics are sought. */
const star = '\u0001'
const bold = chatMark('*', star + star)
const italic = chatMark('_', '*')
const strike = chatMark('~', '~~')

/** WhatsApp's *bold*, _italic_ and ~strike~ as Markdown; text that has Markdown stays as it is. */
export const fromChat = (text: string) =>
  ownMarks.test(text) ? text : strike(italic(bold(text))).replaceAll(star, '*')
