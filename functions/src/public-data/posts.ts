import type { ManagedPost, Page, Post } from '@bong-bari/contract'
import { listPosts } from '@bong-bari/table'
import { beginningOf, blocksOf } from './post-text.ts'

/** Characters of a post's text that a list shows. */
const listedContent = 500

/** A post as lists have it. */
export const listed = async <Listed extends Pick<Post, 'content' | 'format'>>(
  post: Listed,
): Promise<Listed> => ({ ...post, content: await beginningOf(post, listedContent) })

/** A post as its page has it. */
export const whole = async <Whole extends Pick<Post, 'content' | 'format'>>(post: Whole) => ({
  ...post,
  blocks: await blocksOf(post),
})

/** What a list says of a post below its title, at most: its excerpt, else its beginning. */
export const shownText = async (post: Pick<Post, 'excerpt' | 'content' | 'format'>) =>
  post.excerpt?.trim() ? post.excerpt : beginningOf(post, listedContent)

/** A page of the list of posts, as visitors get it. */
export const listedPosts = async (
  asked: Parameters<typeof listPosts>[0],
): Promise<Page<ManagedPost[]>> => {
  const page = await listPosts(asked)
  return { ...page, items: await Promise.all(page.items.map(listed)) }
}
