import type { Card } from '@bong-bari/contract'

const most = 3

const kinds = ['video', 'post'] as const

const addresses: Record<Card['kind'], RegExp> = {
  video: /^\/videos\/[\w-]{11}$/,
  post: /^\/blog\/[^\s/?#\\]+$/,
}
const picture = /^(?:https:\/\/|\/(?![/\\]))\S+$/

const isText = (value: unknown): value is string => typeof value === 'string'

/** Older talks link to YouTube, from before videos had pages. */
const pathOf = (href: string) => href.replace(/^https:\/\/www\.youtube\.com\/shorts\//, '/videos/')

const cardIn = (value: unknown): Card[] => {
  const { kind, title, href: address, image } = Object(value)
  const href: unknown = isText(address) ? pathOf(address) : address
  const known = kinds.find((one) => one === kind)
  if (!known || !isText(title) || !isText(href) || !addresses[known].test(href)) return []
  return [{ kind: known, title, href, image: isText(image) && picture.test(image) ? image : null }]
}

/** The cards in an untrusted value, such as one from storage. */
export const cardsIn = (value: unknown): Card[] =>
  Array.isArray(value) ? value.flatMap(cardIn).slice(0, most) : []
