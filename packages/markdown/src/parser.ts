import { findVideoId, isSafeLink } from '@bong-bari/contract'
import MarkdownIt from 'markdown-it'
import { closesBeforeEnding, opensInsideWord } from './flanking.ts'

/** Quotes and lists may be nested so deep, because the parser drops anything deeper. */
const maxDepth = 20
/** A text may have so many beginnings of links and pictures, because each searches for its end. */
const maxLinks = 2_000

const container = /[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))/y

/** Indentation beyond this says nothing new. */
const indented = new RegExp(`^[ \\t]{${2 * maxDepth},}`)

/** Escapes the sign that would nest too deep. */
const limitDepth = (given: string) => {
  const line = given.replace(indented, ' '.repeat(2 * maxDepth))
  container.lastIndex = 0
  let end = 0
  for (let depth = 0; container.test(line); depth++) {
    end = container.lastIndex
    if (depth === maxDepth) return `${line.slice(0, end - 1)}\\${line.slice(end - 1)}`
  }
  return line
}

const limitLinks = (source: string) => {
  let links = 0
  return source.replace(/\\[\s\S]|\[/g, (match) =>
    match === '[' && ++links > maxLinks ? '\\[' : match,
  )
}

const numbered =
  /^((?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){0,20}[ \t]*)([\d\u09e6-\u09ef]{1,9})([.)\u0964])(?=[ \t]|$)/

/** Writes Bengali numerals and dandas as markers that the parser knows. */
const normalizeItem = (line: string) =>
  line.replace(
    numbered,
    (_, before: string, number: string, sign: string) =>
      before +
      number.replace(/[\u09e6-\u09ef]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6)) +
      (sign === '\u0964' ? '.' : sign),
  )

const lone = /^((?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){0,20}[ \t]*)([^\s<>]{11,})[ \t]*$/

/** Brackets a video's address on its own line, so that hyphens and underscores are no emphasis. */
const bracketVideo = (line: string) => {
  const [, before = '', address = ''] = (line.length < 500 && lone.exec(line)) || []
  if (!address || !findVideoId(address)) return line
  return `${before}<${/^https?:/i.test(address) ? '' : 'https://'}${address}>`
}

/** Prepares a source so that the parser handles all of it, and in linear time. */
const prepareSource = (source: string) =>
  limitLinks(source)
    .split(/\r\n|\r|\n/)
    .map((line) => bracketVideo(limitDepth(normalizeItem(line))))
    .join('\n')

/** These rules are not part of our Markdown, so their signs stay text. So does a link that `isSafeLink` refuses. */
const unusedRules = ['code', 'fence', 'html_block', 'lheading', 'reference', 'table']
const unusedInlineRules = ['backticks', 'html_inline']

const parser = new MarkdownIt({ linkify: true }).disable([...unusedRules, ...unusedInlineRules])
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

/** An address without a scheme must begin with one of these; other words with dots stay words. */
const bareHosts = ['www.', 'youtube.com/', 'm.youtube.com/', 'music.youtube.com/', 'youtu.be/']

type Linkify = typeof parser.linkify

/** Length of the address at `from` (two slashes), without trailing punctuation and marks. */
const addressLength = (text: string, from: number, { re }: Linkify) => {
  const address = re.get_http_validator()
  address.lastIndex = from
  return (address.exec(text)?.[0] ?? '').replace(/[:*~]+$/, '').length
}

const { linkify } = parser
linkify.set({ fuzzyEmail: false, maxLength: 2_000 })
for (const other of ['ftp:', '//', 'mailto:']) linkify.add(other, null)
for (const scheme of ['http:', 'https:']) linkify.add(scheme, { validate: addressLength })
for (const host of bareHosts)
  linkify.add(host, {
    validate: (text, at, self) => {
      const begin = at - host.length
      if (/[\w.@/-]/.test(text.charAt(begin - 1))) return 0
      const address = `//${text.slice(begin, at + 2_000)}`
      const whole = address.slice(0, addressLength(address, 0, self))
      const isComplete = host !== 'www.' || /^\/\/www\.[^/?#]+\.[^/?#]/i.test(whole)
      return isComplete ? Math.max(0, whole.length - '//'.length - host.length) : 0
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
  const match = before && linkify.matchAtStart(before + src.slice(pos, pos + 2_000))
  if (!match || match.raw.length <= before.length) return false
  const href = parser.normalizeLink(match.url)
  if (!isSafeLink(href)) return false
  state.pending = state.pending.slice(0, -before.length)
  const opened = state.push('link_open', 'a', 1)
  opened.attrs = [['href', href]]
  opened.markup = 'linkify'
  state.push('text', '', 0).content = match.raw
  state.push('link_close', 'a', -1)
  state.pos += match.raw.length - before.length
  return true
})

export const parseMarkdown = (source: string) => parser.parse(prepareSource(source), {})
