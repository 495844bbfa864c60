import type { Page, Post } from '@bong-bari/contract'
import {
  findPostById,
  findPostBySlug,
  listPosts,
  type PublicPost,
  publicAt,
} from '@bong-bari/table'
import { beginningOf, blocksOf } from './post-text.ts'
import { withKnownPictures } from './text-pictures.ts'
import { withoutGoneVideos } from './text-videos.ts'

/** Characters. */
const listedContent = 500

export const listed = async <Listed extends Pick<Post, 'content' | 'format'>>(
  post: Listed,
): Promise<Listed> => ({ ...post, content: await beginningOf(post, listedContent) })

export const whole = async <Whole extends Pick<Post, 'title' | 'content' | 'format'>>(
  stored: Whole,
) => {
  const post = await withoutGoneVideos(stored)
  return { ...post, blocks: await withKnownPictures(post.title, await blocksOf(post)) }
}

/** Its excerpt, else its beginning. */
export const shownText = async (post: Pick<Post, 'excerpt' | 'content' | 'format'>) =>
  post.excerpt?.trim() ? post.excerpt : beginningOf(post, listedContent)

export const shownPostById = async (id: string, now: Date) => publicAt(await findPostById(id), now)

export const shownPostBySlug = async (slug: string, now: Date) =>
  publicAt(await findPostBySlug(slug), now)

export const listedPosts = async (
  asked: Parameters<typeof listPosts>[0],
): Promise<Page<PublicPost[]>> => {
  const page = await listPosts(asked)
  return { ...page, items: await Promise.all(page.items.map(listed)) }
}
