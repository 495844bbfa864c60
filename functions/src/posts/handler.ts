import { limits, posts } from '@bong-bari/contract'
import { findPostById, listManagedHeads, removePost } from '@bong-bari/table'
import { createEdit } from '../http/edit.ts'
import { idOfKey } from '../http/idempotency.ts'
import { refuse } from '../http/refuse.ts'
import { serve } from '../http/serve.ts'
import { addBlocks, findShownPostById, findShownPostBySlug } from '../public-data/posts.ts'
import { changePost, restoreRevision } from './change.ts'
import { createPostOnce } from './create.ts'
import { listManagedPage, listPostPage } from './list.ts'
import { addPendingChanges, dropPendingChanges, saveOrPublishChanges } from './pending-changes.ts'
import { createPreviewLink, readPreviewedPost } from './preview.ts'
import { withStatusAt } from './publication.ts'
import { listFittingRevisions } from './revisions.ts'

const findShownById = async (id: string, now: Date) =>
  (await findShownPostById(id, now)) ?? refuse('post-not-found')
const findShown = async (slugOrId: string, now: Date) =>
  (await findShownPostBySlug(slugOrId, now)) ?? findShownById(slugOrId, now)

/** Finds a post in any status, or refuses. */
const findPost = async (id: string, now: Date) =>
  withStatusAt((await findPostById(id)) ?? refuse('post-not-found'), now)

export const handler = serve(posts, {
  list: ({ query, now }) => listPostPage(query, now),

  create: ({ body, headers, now, user }) =>
    createPostOnce(
      body,
      idOfKey('post', user.id, headers['idempotency-key']),
      createEdit({ now, user }),
    ),

  bySlug: async ({ params, now }) => addBlocks(await findShown(params.slug, now)),

  byId: async ({ params, now }) => addBlocks(await findShownById(params.id, now)),

  managedList: ({ query, now }) => listManagedPage(query, now),

  heads: ({ query: { cursor, limit = limits.postHeads }, now }) =>
    listManagedHeads({ cursor, limit, now }),

  managed: async ({ params, now }) => addPendingChanges(await findPost(params.id, now)),

  update: ({ params, body, ...facts }) =>
    changePost(() => findPost(params.id, facts.now), body, createEdit(facts)),

  change: ({ params, body, ...facts }) =>
    saveOrPublishChanges(() => findPost(params.id, facts.now), body, createEdit(facts)),

  dropChanges: ({ params, ...facts }) =>
    dropPendingChanges(() => findPost(params.id, facts.now), createEdit(facts)),

  remove: async ({ params: { id }, ...facts }) =>
    (await removePost(id, createEdit(facts))) ? { id } : refuse('post-not-found'),

  revisions: async ({ params, now }) => listFittingRevisions(await findPost(params.id, now)),

  restoreRevision: ({ params: { id, at }, ...facts }) =>
    restoreRevision(() => findPost(id, facts.now), at, createEdit(facts)),

  preview: async ({ params, now, user }) =>
    createPreviewLink((await findPost(params.id, now)).id, user, now),

  previewed: ({ params, now }) => readPreviewedPost(params.token, now),
})
