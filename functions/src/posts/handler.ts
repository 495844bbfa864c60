import { limits, posts } from '@bong-bari/contract'
import { findPostById, findPostBySlug, listPosts, removePost } from '@bong-bari/table'
import { cut } from '@bong-bari/text'
import { refuse } from '../http/refuse.ts'
import { serve } from '../http/serve.ts'
import { changePost, writePost } from './write.ts'

/** Characters of a post's content that a list shows. */
const listedContent = 500

const postWith = async (id: string) => (await findPostById(id)) ?? refuse('post-not-found')

export const handler = serve(posts, {
  list: async ({ query }) => {
    const page = await listPosts({ ...query, limit: query.limit ?? limits.postPage.default })
    const items = page.items.map((post) => ({ ...post, content: cut(post.content, listedContent) }))
    return { ...page, items }
  },

  create: ({ body, now }) => writePost(body, now),

  bySlug: async ({ params: { slug } }) => (await findPostBySlug(slug)) ?? postWith(slug),

  byId: ({ params }) => postWith(params.id),

  update: async ({ params, body, now }) => changePost(await postWith(params.id), body, now),

  remove: async ({ params: { id } }) =>
    (await removePost(id)) ? { id } : refuse('post-not-found'),
})
