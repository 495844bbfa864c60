import { addressOf } from '@bong-bari/contract'
import { listedPages } from '@bong-bari/edge'

export type Part = string | { text: string; to: string } | { text: string; href: string }

const patterns = [
  /https?:\/\/[^\s<>"]+/u,
  /(?:mailto:)?[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,127}/u,
  /tel:\+?[\d-]{4,}/u,
  /\bwa\.me\/\+?\d+/u,
  /\/[a-z][\w/-]*(?:[?#][\w=&%-]+)?/u,
]
/** A path stands alone: not in "and/or", "24/7" or an address. */
const goesOn = /[\p{L}\p{M}\p{N}/.:~_-]$/u
const link = new RegExp(patterns.map(({ source }) => source).join('|'), 'giu')

const untilUnopenedBracket = /^[^()]*(?:\([^()]*\)[^()]*)*/u

/** Closing punctuation is not part of an address; a bracket is, if opened within it. */
const withoutEnd = (found: string) =>
  (untilUnopenedBracket.exec(found)?.[0] ?? found).replace(/[.,;:!?'"”’।…*_\]}]{1,30}$/u, '')

const isPage = (path: string) => {
  const [name = ''] = path.split(/[?#]/)
  return listedPages.includes(name) || /^\/blog\/[\w-]+$/.test(name)
}

const webPart = (text: string, origin: string): Part => {
  const url = addressOf(text)
  if (!url) return text
  const { origin: its, pathname, search, hash, href } = url
  const path = pathname + search + hash
  return its === origin && isPage(path) ? { text, to: path } : { text, href }
}

const partOf = (text: string, origin: string): Part => {
  if (text.startsWith('/')) return isPage(text) ? { text, to: text } : text
  if (/^https?:/i.test(text)) return webPart(text, origin)
  if (/^wa\.me/i.test(text)) return { text, href: `https://${text}` }
  return { text, href: /^(mailto|tel):/i.test(text) ? text : `mailto:${text}` }
}

/**
 * Splits an answer at its links. Only http(s), e-mail, phone and WhatsApp addresses and pages at `origin`
 * become links; all else stays text, above all `javascript:`.
 */
export const partsOf = (answer: string, origin: string): Part[] => {
  const parts: Part[] = []
  let done = 0
  const search = new RegExp(link)
  for (let match = search.exec(answer); match; match = search.exec(answer)) {
    const { 0: found, index } = match
    if (found.startsWith('/') && goesOn.test(answer.slice(Math.max(0, index - 2), index))) {
      search.lastIndex = index + 1
      continue
    }
    const text = withoutEnd(found)
    parts.push(answer.slice(done, index), partOf(text, origin))
    done = index + text.length
  }
  return [...parts, answer.slice(done)].filter((part) => part !== '')
}
