import { isSafeLink } from '@bong-bari/contract'
import MarkdownIt from 'markdown-it'

/**
 * Code, HTML, tables, references and underlined headings are no part of the posts' Markdown: what looks
 * like them is text. So is a link that `isSafeLink` refuses.
 */
const without = ['code', 'fence', 'html_block', 'lheading', 'reference', 'table']
const withoutInline = ['backticks', 'html_inline']

const parser = new MarkdownIt({ linkify: true }).disable([...without, ...withoutInline])
parser.validateLink = isSafeLink

/** What an address without a scheme begins with; other words with a dot in them are words. */
const bare = ['www.', 'youtube.com/', 'm.youtube.com/', 'music.youtube.com/', 'youtu.be/']

type Linkify = typeof parser.linkify

/** Letters of the address that begins at `from` with two slashes. The punctuation and marks after it are none of it. */
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

/** An address has lines and stars in it that are no marks; where it names its scheme, the parser knows. */
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

export const parsed = (source: string) => parser.parse(source, {})
