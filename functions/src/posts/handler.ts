import { posts } from '@bong-bari/contract'
import { findPostById, removePost } from '@bong-bari/table'
import { createEdit } from '../http/edit.ts'
import { idOfKey } from '../http/idempotency.ts'
import { refuse } from '../http/refuse.ts'
import { serve } from '../http/serve.ts'
import { neighboursOf, shownPostById, shownPostBySlug, whole } from '../public-data/posts.ts'
import { changePost, restoreRevision } from './change.ts'
import { writePost } from './create.ts'
import { headPage, managedPage, postPage } from './list.ts'
import { changePending, dropPending, onDesk } from './pending-changes.ts'
import { endPreviews, previewed, previewOf } from './preview.ts'
import { asOf } from './publication.ts'
import { revisionsOf } from './revisions.ts'

const shownWith = async (id: string, now: Date) =>
  (await shownPostById(id, now)) ?? refuse('post-not-found')
const shownOf = async (slugOrId: string, now: Date) =>
  (await shownPostBySlug(slugOrId, now)) ?? shownWith(slugOrId, now)

/** In any status. */
const postWith = async (id: string, now: Date) =>
  asOf((await findPostById(id)) ?? refuse('post-not-found'), now)

export const handler = serve(posts, {
  list: ({ query, now }) => postPage(query, now),

  create: ({ body, headers, now, user }) =>
    writePost(
      body,
      idOfKey('post', user.id, headers['idempotency-key']),
      createEdit({ now, user }),
    ),

  bySlug: async ({ params, now }) => whole(await shownOf(params.slug, now), now),

  neighbours: async ({ params, now }) => neighboursOf(await shownOf(params.slug, now), now),

  byId: async ({ params, now }) => whole(await shownWith(params.id, now), now),

  managedList: ({ query, now }) => managedPage(query, now),

  heads: ({ query, now }) => headPage(query, now),

  managed: async ({ params, now }) => onDesk(await postWith(params.id, now)),

  update: ({ params, body, ...facts }) =>
    changePost(() => postWith(params.id, facts.now), body, createEdit(facts)),

  change: ({ params, body, ...facts }) =>
    changePending(() => postWith(params.id, facts.now), body, createEdit(facts)),

  dropChanges: ({ params, ...facts }) =>
    dropPending(() => postWith(params.id, facts.now), createEdit(facts)),

  remove: async ({ params: { id }, ...facts }) =>
    (await removePost(id, createEdit(facts))) ? { id } : refuse('post-not-found'),

  revisions: async ({ params, now }) => revisionsOf(await postWith(params.id, now)),

  restoreRevision: ({ params: { id, at }, ...facts }) =>
    restoreRevision(() => postWith(id, facts.now), at, createEdit(facts)),

  preview: async ({ params, now, user }) =>
    previewOf((await postWith(params.id, now)).id, user, now),

  endPreviews: async ({ params, now }) => endPreviews((await postWith(params.id, now)).id, now),

  previewed: ({ params, now }) => previewed(params.token, now),
})
