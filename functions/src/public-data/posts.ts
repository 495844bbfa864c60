import type { ManagedPost, Page } from '@bong-bari/contract'
import { listPosts } from '@bong-bari/table'
import { cut } from '@bong-bari/text'

/** Characters of a post's content that a list shows. */
const listedContent = 500

/** A page of the list of posts, as visitors get it. */
export const listedPosts = async (
  asked: Parameters<typeof listPosts>[0],
): Promise<Page<ManagedPost[]>> => {
  const page = await listPosts(asked)
  return {
    ...page,
    items: page.items.map((post) => ({ ...post, content: cut(post.content, listedContent) })),
  }
}
