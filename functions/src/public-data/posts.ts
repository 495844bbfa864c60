import { type Page, type Post, type PostBlock, videoIdIn } from '@bong-bari/contract'
import {
  findKeptVideo,
  findPostById,
  findPostBySlug,
  listPosts,
  type PublicPost,
  publicAt,
} from '@bong-bari/table'
import { beginningOf, blocksOf } from './post-text.ts'
import { withKnownPictures } from './text-pictures.ts'
import { videoIdsIn } from './videos-in-post.ts'

/** Characters. */
const listedContent = 500

export const listed = async <Listed extends Pick<Post, 'content' | 'format'>>(
  post: Listed,
): Promise<Listed> => ({ ...post, content: await beginningOf(post, listedContent) })

/** Alone, or shown by Markdown. */
const addressIn = (line: string) => line.trim().replace(/^!\[[^\]]*\]\(([^)\s]+)[^)]*\)$/, '$1')

/** No longer on the platform. */
const withoutGoneVideos = async <Written extends Pick<Post, 'content'>>(
  post: Written,
): Promise<Written> => {
  const found = await Promise.all(videoIdsIn(post).map(findKeptVideo))
  const gone = new Set(found.flatMap((video) => (video?.goneAt ? video.videoId : [])))
  if (!gone.size) return post
  const left = post.content
    .split('\n')
    .filter((line) => !gone.has(videoIdIn(addressIn(line)) ?? ''))
  return { ...post, content: left.join('\n') }
}

/** Most texts link to no other post, and load nothing for it. */
const withLinks = async ({ content }: Pick<Post, 'content'>, blocks: PostBlock[], now: Date) =>
  content.includes('/blog/')
    ? (await import('./text-links.ts')).withMovedLinks(blocks, now)
    : blocks

export const whole = async <Whole extends Pick<Post, 'title' | 'content' | 'format'>>(
  stored: Whole,
  now: Date,
) => {
  const post = await withoutGoneVideos(stored)
  const blocks = await withLinks(post, await blocksOf(post), now)
  return { ...post, blocks: await withKnownPictures(blocks) }
}

/** Excerpt, else beginning. */
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
