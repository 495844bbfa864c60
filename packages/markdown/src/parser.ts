import { findVideoId, isSafeLink } from '@bong-bari/contract'
import MarkdownIt from 'markdown-it'
import { closesBeforeEnding, opensInsideWord } from './flanking.ts'

/** Nested quotes and lists; the parser drops anything deeper. */
const deepest = 20
/** Possible links and pictures: each searches for its end. */
const mostLinks = 2_000

const container = /[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))/y

/** Indentation beyond this says nothing new. */
const indented = new RegExp(`^[ \\t]{${2 * deepest},}`)

/** Escapes the sign that would nest too deep. */
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

/** Bengali numerals and dandas as list markers. */
const withItem = (line: string) =>
  line.replace(
    numbered,
    (_, before: string, number: string, sign: string) =>
      before +
      number.replace(/[\u09e6-\u09ef]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6)) +
      (sign === '\u0964' ? '.' : sign),
  )

const lone = /^((?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){0,20}[ \t]*)([^\s<>]{11,})[ \t]*$/

/** Brackets a video's address on its own line, so that hyphens and underscores are no emphasis. */
const withVideo = (line: string) => {
  const [, before = '', address = ''] = (line.length < 500 && lone.exec(line)) || []
  if (!address || !findVideoId(address)) return line
  return `${before}<${/^https?:/i.test(address) ? '' : 'https://'}${address}>`
}

/** Source that the parser handles completely and in linear time. */
const bounded = (source: string) =>
  notTooMany(source)
    .split(/\r\n|\r|\n/)
    .map((line) => withVideo(notTooDeep(withItem(line))))
    .join('\n')

/** Not part of our Markdown: stays text. So does a link that `isSafeLink` refuses. */
const without = ['code', 'fence', 'html_block', 'lheading', 'reference', 'table']
const withoutInline = ['backticks', 'html_inline']

const parser = new MarkdownIt({ linkify: true }).disable([...without, ...withoutInline])
parser.validateLink = isSafeLink

/** Stars and tildes beside Bengali letters, which CommonMark judges by the spaces of English. */
parser.inline.State = class extends parser.inline.State {
  override scanDelims(start: number, canSplitWord: boolean) {
    const marks = super.scanDelims(start, canSplitWord)
    if (!canSplitWord) return marks
    const end = start + marks.length
    const before = this.src.slice(Math.max(0, start - 2), start)
    const after = this.src.slice(end, Math.min(end + 2, this.posMax))
    return {
      ...marks,
      can_open: marks.can_open || opensInsideWord(before, after),
      can_close: marks.can_close || closesBeforeEnding(before, after),
    }
  }
}

/** Beginnings of addresses without a scheme; other words with dots stay words. */
const bare = ['www.', 'youtube.com/', 'm.youtube.com/', 'music.youtube.com/', 'youtu.be/']

type Linkify = typeof parser.linkify

/** Length of the address at `from` (two slashes), without trailing punctuation and marks. */
const lengthIn = (text: string, from: number, { re }: Linkify) => {
  const address = re.get_http_validator()
  address.lastIndex = from
  return (address.exec(text)?.[0] ?? '').replace(/[:*~]+$/, '').length
}

const { linkify } = parser
linkify.set({ fuzzyEmail: false, maxLength: 2_000 })
for (const other of ['ftp:', '//', 'mailto:']) linkify.add(other, null)
for (const scheme of ['http:', 'https:']) linkify.add(scheme, { validate: lengthIn })
for (const host of bare)
  linkify.add(host, {
    validate: (text, at, self) => {
      const begin = at - host.length
      if (/[\w.@/-]/.test(text.charAt(begin - 1))) return 0
      const address = `//${text.slice(begin, at + 2_000)}`
      const found = address.slice(0, lengthIn(address, 0, self))
      const isWhole = host !== 'www.' || /^\/\/www\.[^/?#]+\.[^/?#]/i.test(found)
      return isWhole ? Math.max(0, found.length - '//'.length - host.length) : 0
    },
    normalize: (match) => {
      match.url = `https://${match.url}`
    },
  })

const begun = /(?:^|[^\w.@/-])((?:www\.|(?:m\.|music\.)?youtube\.com\/|youtu\.be\/)\S*)$/i

/** Underscores and stars in a bare address are no marks; the parser knows those with a scheme. */
parser.inline.ruler.before('emphasis', 'bare address', (state, silent) => {
  const { pos, src } = state
  if (silent || state.linkLevel > 0 || !/[_*]/.test(src.charAt(pos))) return false
  const [, before = ''] = begun.exec(state.pending.slice(-300)) ?? []
  const found = before && linkify.matchAtStart(before + src.slice(pos, pos + 2_000))
  if (!found || found.raw.length <= before.length) return false
  const href = parser.normalizeLink(found.url)
  if (!isSafeLink(href)) return false
  state.pending = state.pending.slice(0, -before.length)
  const opened = state.push('link_open', 'a', 1)
  opened.attrs = [['href', href]]
  opened.markup = 'linkify'
  state.push('text', '', 0).content = found.raw
  state.push('link_close', 'a', -1)
  state.pos += found.raw.length - before.length
  return true
})

export const parsed = (source: string) => parser.parse(bounded(source), {})
