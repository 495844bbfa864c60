import { api, type Call } from '@bong-bari/contract'
import { everyPage } from './every-page.ts'
import { isMarkOf, type Noun, textOf } from './noun.ts'

export const allPosts = (admin: Call) =>
  everyPage((cursor) => admin(api.posts.list, { query: { limit: 100, cursor } }))

const postOf = (mark: string, edition: number) => ({
  title: mark,
  content: textOf(mark, edition),
  excerpt: `edition ${edition}`,
})

export const posts: Noun = {
  name: 'post',
  isSentAgain: true,
  create: async ({ admin }, mark) => {
    const headers = { 'idempotency-key': `key-of-${mark}` }
    return (await admin(api.posts.create, { body: postOf(mark, 1) }, { headers })).id
  },
  change: ({ admin }, id, mark, edition) =>
    admin(api.posts.update, { params: { id }, body: postOf(mark, edition) }),
  remove: ({ admin }, id) => admin(api.posts.remove, { params: { id } }),
  read: async ({ admin }) =>
    // Any other that visitors meet, such as a draft, was never sent.
    (await allPosts(admin))
      .filter(({ title }) => !isMarkOf('timed', title))
      .map((post) => ({
        mark: post.title,
        id: post.id,
        is: (edition) => {
          const { content, excerpt } = postOf(post.title, edition)
          return post.content === content && post.excerpt === excerpt && post.slug === post.title
        },
      })),
}
