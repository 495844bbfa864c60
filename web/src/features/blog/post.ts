import type {
  Neighbours,
  PictureAlt,
  PostBlock,
  SmallPicture,
  Post as StoredPost,
} from '@bong-bari/contract'
import { bodyOf, plainBlocksOf } from '@bong-bari/markdown/plain'
import { longDate } from '@bong-bari/site'
import { cut, excerptOfText } from '@bong-bari/text'
import { postPath } from '../../names/addresses.ts'

/** What lists have; built-in posts come without content. */
export type BlogPostHead = {
  id: string
  slug: string
  title: string
  content?: string
  /** A post without one is plain. */
  format?: StoredPost['format']
  excerpt?: string | null
  image?: string | null
  imageWidth?: number | null
  imageHeight?: number | null
  imageSmall?: SmallPicture
  imageAlt?: PictureAlt
  shareImage?: string | null
  /** The date as shown; else that of creation. */
  date?: string | null
  createdAt: string
  /** When it became public; for a built-in one, when it was written. */
  publishAt?: string
  updatedAt?: string
}

/** `blocks` is the parsed content; plain content is parsed here. */
export type BlogPost = BlogPostHead & { content: string; blocks?: readonly PostBlock[] }

/** Markdown that comes without blocks is read as plain, signs and all. */
export const blocksOf = ({ content, blocks }: BlogPost) => blocks ?? plainBlocksOf(content)

/** Only what a list shows: it is part of the list's HTML. */
export const headOf = (post: BlogPostHead): BlogPostHead => ({
  id: post.id,
  slug: post.slug,
  title: post.title,
  excerpt: excerptOf(post),
  image: post.image ?? null,
  imageWidth: post.imageWidth ?? null,
  imageHeight: post.imageHeight ?? null,
  imageSmall: post.imageSmall ?? null,
  date: dateOf(post),
  createdAt: post.createdAt,
})

/** The text without headings. Markdown without blocks counts whole. */
const textOf = ({ content = '', format, blocks }: BlogPostHead & Partial<BlogPost>) =>
  format === 'markdown' && !blocks ? content : bodyOf(blocks ?? plainBlocksOf(content))

const excerptLength = 100
const descriptionLength = 160

/** The excerpt, else the first 100 characters of the content, with … where it goes on. */
export const excerptOf = (post: BlogPostHead) =>
  post.excerpt?.trim() ? post.excerpt : excerptOfText(textOf(post), excerptLength)

/** The first 160 characters of the content, with dots when cut. */
export const descriptionOf = (post: BlogPost) => {
  const text = textOf(post)
  const beginning = cut(text, descriptionLength).replace(/\s+/g, ' ').trim()
  return beginning + (text.length > descriptionLength ? '...' : '')
}

/** The date text, else the day it became public, such as `March 15, 2024`. */
export const dateOf = ({
  date,
  createdAt,
  publishAt = createdAt,
}: Pick<BlogPostHead, 'date' | 'createdAt' | 'publishAt'>) =>
  date?.trim() ? date : longDate(publishAt)

export const pathOf = ({ slug, id = '' }: { slug: string; id?: string }) => postPath(slug || id)

export type Neighbour = { kind: 'older' | 'newer' | 'related'; post: BlogPostHead }

const isThere = (one: { kind: Neighbour['kind']; post: BlogPostHead | null }): one is Neighbour =>
  one.post !== null

/** The list goes back in time, so the older one comes next. */
export const inReadingOrder = ({
  newer,
  older,
  related,
}: {
  newer: BlogPostHead | null
  older: BlogPostHead | null
  related: readonly BlogPostHead[]
}): Neighbour[] =>
  [
    { kind: 'older' as const, post: older },
    { kind: 'newer' as const, post: newer },
    ...related.map((post) => ({ kind: 'related' as const, post })),
  ].filter(isThere)

export const shownNeighbours = (neighbours: Neighbours): Neighbour[] => inReadingOrder(neighbours)
