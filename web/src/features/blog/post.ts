import type { PictureAlt, SmallPicture } from '@bong-bari/contract'
import { cut, withoutMarks } from '@bong-bari/text'
import { longDate } from '../../ui/long-date.ts'

/** What a list shows of a post: of a built-in one there is no content at hand. */
export type PostHead = {
  id: string
  slug: string
  title: string
  content?: string
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
  createdAt: string
  updatedAt?: string
}

/** `content` has blocks parted by blank lines; `#` begins a heading and `>` a quotation. */
export type Post = PostHead & { content: string }

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

const excerptLength = 100
const descriptionLength = 160

/** What the list shows of a post: its excerpt, else the first 100 characters of its content. */
export const excerptOf = ({ excerpt, content = '' }: PostHead) =>
  excerpt?.trim() ? excerpt : withoutMarks(cut(content, excerptLength))

/** The first 160 characters of the content, with dots when there is more. */
export const descriptionOf = ({ content }: Post) =>
  withoutMarks(cut(content, descriptionLength)) + (content.length > descriptionLength ? '...' : '')

/** The given date text, else the creation date such as `March 15, 2024`. */
export const dateOf = ({ date, createdAt }: Pick<PostHead, 'date' | 'createdAt'>) =>
  date?.trim() ? date : longDate(createdAt)

export const pathOf = ({ slug, id = '' }: { slug: string; id?: string }) =>
  `/blog/${encodeURIComponent(slug || id)}`
