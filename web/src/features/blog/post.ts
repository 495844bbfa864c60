import type { PictureAlt, PostBlock, SmallPicture, Post as StoredPost } from '@bong-bari/contract'
import { bodyOf, plainBlocksOf } from '@bong-bari/markdown/plain'
import { cut } from '@bong-bari/text'
import { longDate } from '../../ui/long-date.ts'

/** What a list shows of a post: of a built-in one there is no content at hand. */
export type PostHead = {
  id: string
  slug: string
  title: string
  content?: string
  /** None is `plain`. */
  format?: StoredPost['format']
  excerpt?: string | null
  image?: string | null
  imageWidth?: number | null
  imageHeight?: number | null
  imageSmall?: SmallPicture
  imageAlt?: PictureAlt
  /** Address of the picture that previews of links show. */
  shareImage?: string | null
  /** A date as it should be read; the creation date stands in for it. */
  date?: string | null
  /** What it is about. */
  tags?: StoredPost['tags']
  createdAt: string
  /** Since when visitors see it; of a built-in one since it was made. */
  publishAt?: string
  updatedAt?: string
}

/** `blocks` is what the content is made of; what is plain is read here. */
export type Post = PostHead & { content: string; blocks?: readonly PostBlock[] }

/** What a post is made of. Markdown that comes without its blocks is read as plain: its signs stay. */
export const blocksOf = ({ content, blocks }: Post) => blocks ?? plainBlocksOf(content)

/** What the page of a post is drawn from: never both its content and its blocks. */
export const drawnOf = ({ blocks, ...post }: Post): Post =>
  post.format === 'markdown' && blocks ? { ...post, content: '', blocks } : post

/** What a list shows of a post, and no more: it stands in the HTML of the list. */
export const headOf = (post: PostHead): PostHead => ({
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

/** The words below the headings. Markdown without its blocks is such a text: what looks like a mark was meant. */
const wordsOf = ({ content = '', format, blocks }: PostHead & Partial<Post>) =>
  format === 'markdown' && !blocks ? content : bodyOf(blocks ?? plainBlocksOf(content))

const beginningOf = (text: string, length: number) => cut(text, length).replace(/\s+/g, ' ').trim()

const excerptLength = 100
const descriptionLength = 160

/** What the list shows of a post: its excerpt, else the first 100 characters of its content. */
export const excerptOf = (post: PostHead) =>
  post.excerpt?.trim() ? post.excerpt : beginningOf(wordsOf(post), excerptLength)

/** The first 160 characters of the content, with dots when there is more. */
export const descriptionOf = (post: Post) => {
  const text = wordsOf(post)
  return beginningOf(text, descriptionLength) + (text.length > descriptionLength ? '...' : '')
}

/** The given date text, else the date since when it is seen, such as `March 15, 2024`. */
export const dateOf = ({
  date,
  createdAt,
  publishAt = createdAt,
}: Pick<PostHead, 'date' | 'createdAt' | 'publishAt'>) =>
  date?.trim() ? date : longDate(publishAt)

export const pathOf = ({ slug, id = '' }: { slug: string; id?: string }) =>
  `/blog/${encodeURIComponent(slug || id)}`
