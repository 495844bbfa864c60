import type { Page, Post } from '@bong-bari/contract'
import {
  findPostById,
  findPostBySlug,
  listPosts,
  type PublicPost,
  publicAt,
} from '@bong-bari/table'
import { beginningOf, blocksOf } from './post-text.ts'
import { withMovedLinks } from './text-links.ts'
import { withKnownPictures } from './text-pictures.ts'
import { withoutGoneVideos } from './text-videos.ts'

/** Characters of a post's text that a list shows. */
const listedContent = 500

/** A post as lists have it. */
export const listed = async <Listed extends Pick<Post, 'content' | 'format'>>(
  post: Listed,
): Promise<Listed> => ({ ...post, content: await beginningOf(post, listedContent) })

/** A post as its page has it. */
export const whole = async <Whole extends Pick<Post, 'title' | 'content' | 'format'>>(
  stored: Whole,
  now: Date,
) => {
  const post = await withoutGoneVideos(stored)
  const blocks = await withMovedLinks(await blocksOf(post), now)
  return { ...post, blocks: await withKnownPictures(post.title, blocks) }
}

/** What a list says of a post below its title, at most: its excerpt, else its beginning. */
export const shownText = async (post: Pick<Post, 'excerpt' | 'content' | 'format'>) =>
  post.excerpt?.trim() ? post.excerpt : beginningOf(post, listedContent)

/** The post that visitors see under an id. */
export const shownPostById = async (id: string, now: Date) => publicAt(await findPostById(id), now)

/** The post that visitors see under a slug; undefined also where it is none that they see. */
export const shownPostBySlug = async (slug: string, now: Date) =>
  publicAt(await findPostBySlug(slug), now)

/** A page of the list of posts, as visitors get it. */
export const listedPosts = async (
  asked: Parameters<typeof listPosts>[0],
): Promise<Page<PublicPost[]>> => {
  const page = await listPosts(asked)
  return { ...page, items: await Promise.all(page.items.map(listed)) }
}
