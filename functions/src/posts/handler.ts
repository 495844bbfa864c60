import { posts } from '@bong-bari/contract'
import { findPostById, findPostBySlug, placeOfPost, removePost } from '@bong-bari/table'
import { changingPages } from '../http/change-pages.ts'
import { editBy } from '../http/edit.ts'
import { refuse } from '../http/refuse.ts'
import { serve } from '../http/serve.ts'
import { neighboursOf, pathsAround } from '../public-data/neighbours.ts'
import { pathsOfPost } from '../public-data/paths.ts'
import { whole } from '../public-data/posts.ts'
import { postPage } from './list.ts'
import { changePost, writePost } from './write.ts'

const postWith = async (id: string) => (await findPostById(id)) ?? refuse('post-not-found')
const postOf = async (slugOrId: string) => (await findPostBySlug(slugOrId)) ?? postWith(slugOrId)

export const handler = serve(posts, {
  list: ({ query }) => postPage(query),

  create: ({ body, ...facts }) => writePost(body, editBy(facts)),

  bySlug: async ({ params }) => whole(await postOf(params.slug)),

  neighbours: async ({ params }) => neighboursOf(await postOf(params.slug)),

  byId: async ({ params }) => whole(await postWith(params.id)),

  managedList: ({ query }) => postPage(query),

  managed: ({ params }) => postWith(params.id),

  update: ({ params, body, ...facts }) =>
    changePost(() => postWith(params.id), body, editBy(facts)),

  remove: async ({ params: { id }, ...facts }) => {
    const post = (await placeOfPost(id)) ?? refuse('post-not-found')
    const paths = [...pathsOfPost(post), ...(await pathsAround({ ...post, id }))]
    const removed = await changingPages(paths, facts.now, () => removePost(id, editBy(facts)))
    return removed ? { id } : refuse('post-not-found')
  },
})
