import type { Page, Post } from '@bong-bari/contract'
import {
  findPostById,
  findPostBySlug,
  listPosts,
  type PublicPost,
  publicAt,
} from '@bong-bari/table'
import { cut } from '@bong-bari/text'

/** Characters of a post's content that a list shows. */
const listedContent = 500

/** A post as lists have it. */
export const listed = <Listed extends Pick<Post, 'content'>>(post: Listed): Listed => ({
  ...post,
  content: cut(post.content, listedContent),
})

/** What a list says of a post below its title, at most: its excerpt, else its beginning. */
export const shownText = ({ excerpt, content }: Pick<Post, 'excerpt' | 'content'>) =>
  excerpt?.trim() ? excerpt : cut(content, listedContent)

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
  return { ...page, items: page.items.map(listed) }
}
