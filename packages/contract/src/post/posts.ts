import * as z from 'zod/mini'
import { oneOf, optionalLine } from '../route/fields.ts'
import {
  changedBy,
  filter,
  idempotencyKey,
  idParam,
  ifMatch,
  paging,
  version,
} from '../route/inputs.ts'
import { limits } from '../route/limits.ts'
import { storedPicture } from '../route/links.ts'
import type { Group } from '../route/route.ts'
import { pictureAlt, smallPicture } from '../site/picture.ts'
import { postBlock } from './block.ts'
import {
  newPost,
  pendingChanges,
  pendingChangesInput,
  postChanges,
  postFormats,
  postPreview,
  postRevision,
  postStatuses,
} from './body.ts'

/**
 * A post as visitors get it. `date` is a text to display. `shareImage` (1200x630, title and cover) is null if it could not be drawn.
 * Posts are visible from `publishAt` on and sorted by it.
 */
export const post = z.object({
  id: z.uuid(),
  title: z.string(),
  content: z.string(),
  excerpt: z.nullable(z.string()),
  slug: z.string(),
  image: storedPicture,
  imageWidth: z.nullable(z.number()),
  imageHeight: z.nullable(z.number()),
  imageSmall: smallPicture,
  imageAlt: pictureAlt,
  shareImage: storedPicture,
  date: z.nullable(z.string()),
  format: z.enum(postFormats),
  publishAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version,
})
export interface Post extends z.output<typeof post> {}

/** What to read next: at most three posts (previous and next, then those that share words), with shortened `content`. */
export const neighbours = z.object({
  newer: z.nullable(post),
  older: z.nullable(post),
  related: z.array(post),
})
export type Neighbours = z.output<typeof neighbours>

/** A post with its content parsed into `blocks`. */
export const wholePost = z.object({ ...post.shape, blocks: z.array(postBlock) })
export interface WholePost extends z.output<typeof wholePost> {}

/** A post behind a preview link that is valid until `until`. A draft has the `slug` and `publishAt` that it would get now. */
export const previewedPost = z.object({
  ...wholePost.shape,
  status: z.enum(postStatuses),
  until: z.iso.datetime(),
})
export interface PreviewedPost extends z.output<typeof previewedPost> {}

/**
 * A post as admins see it. Before it is first published or scheduled it has no slug, but perhaps a `wantedSlug`. A draft has a
 * `publishAt` only if visitors have seen it.
 */
export const managedPost = z.object({
  ...post.shape,
  slug: z.nullable(post.shape.slug),
  wantedSlug: z.nullable(z.string()),
  publishAt: z.nullable(post.shape.publishAt),
  status: z.enum(postStatuses),
  changedBy,
})
export interface ManagedPost extends z.output<typeof managedPost> {}

/** A {@link managedPost} with its unpublished changes, null if there are none. */
export const postWithChanges = z.object({
  ...managedPost.shape,
  changes: z.nullable(pendingChanges),
})
export interface PostWithChanges extends z.output<typeof postWithChanges> {}

/** A {@link managedPost} in a list: whether it has unpublished changes, but not which. */
export const listedPost = z.object({
  ...managedPost.shape,
  hasChanges: z.boolean(),
})
export interface ListedPost extends z.output<typeof listedPost> {}

/** The fields by which the dashboard finds a post. */
export const searchedPost = z.pick(managedPost, {
  id: true,
  title: true,
  excerpt: true,
  slug: true,
  status: true,
})
export type SearchedPost = z.output<typeof searchedPost>

export const postPageSize = 9

const slugParam = z.object({ slug: z.string().check(z.maxLength(200)) })

export const posts = {
  /** `content` is cut to 500 characters. `slugs` names posts, between commas, and they come in this order. */
  list: {
    method: 'GET',
    path: '/api/blog',
    access: 'public',
    query: z.object({
      ...paging(limits.postPage.max),
      slugs: optionalLine(limits.postsNamed.text, 'slugs'),
    }),
    response: z.array(post),
    paged: true,
    cache: 60,
  },
  create: {
    method: 'POST',
    path: '/api/blog',
    access: 'admin',
    audit: 'created',
    headers: idempotencyKey,
    body: newPost,
    response: managedPost,
    status: 201,
    carriesImage: true,
  },
  /** Reads a post by its slug; an id works too. */
  bySlug: {
    method: 'GET',
    path: '/api/blog/slug/{slug}',
    access: 'public',
    params: slugParam,
    response: wholePost,
    cache: 60,
  },
  byId: {
    method: 'GET',
    path: '/api/blog/{id}',
    access: 'public',
    params: idParam,
    response: wholePost,
    cache: 60,
  },
  /**
   * {@link posts.list} for admins: of all statuses by default, with authors, uncached. `scheduled` comes soonest first. `ids` names at
   * most 20 posts, between commas, and they come in this order.
   */
  managedList: {
    method: 'GET',
    path: '/api/admin/blog',
    access: 'admin',
    query: z.object({
      ...paging(limits.postPage.max),
      ids: optionalLine(limits.postsNamed.text, 'ids'),
      status: filter(oneOf('status', postStatuses)),
    }),
    response: z.array(listedPost),
    paged: true,
  },
  /** Posts of every status without texts, newest first: the dashboard searches them in the browser. */
  heads: {
    method: 'GET',
    path: '/api/admin/blog/heads',
    access: 'admin',
    query: z.object(paging(limits.postHeads)),
    response: z.array(searchedPost),
    paged: true,
  },
  managed: {
    method: 'GET',
    path: '/api/admin/blog/{id}',
    access: 'admin',
    params: idParam,
    response: postWithChanges,
  },
  update: {
    method: 'PUT',
    path: '/api/blog/{id}',
    access: 'admin',
    audit: 'changed',
    params: idParam,
    headers: ifMatch,
    body: postChanges,
    response: managedPost,
    carriesImage: true,
  },
  /** Stores changes beside the post; with a `status` it publishes them. If-Match is the version of the changes, 0 if there are none. */
  change: {
    method: 'PUT',
    path: '/api/blog/{id}/changes',
    access: 'admin',
    audit: 'changed',
    params: idParam,
    headers: ifMatch,
    body: pendingChangesInput,
    response: postWithChanges,
    carriesImage: true,
  },
  dropChanges: {
    method: 'DELETE',
    path: '/api/blog/{id}/changes',
    access: 'admin',
    audit: 'changed',
    params: idParam,
    response: postWithChanges,
  },
  remove: {
    method: 'DELETE',
    path: '/api/blog/{id}',
    access: 'admin',
    audit: 'deleted',
    params: idParam,
    response: z.object({ id: z.string() }),
  },
  /** Newest first. If they are too long for one answer, those from before a text was shortened are left out last. */
  revisions: {
    method: 'GET',
    path: '/api/admin/blog/{id}/revisions',
    access: 'admin',
    params: idParam,
    response: z.array(postRevision),
  },
  /** The replaced text becomes a revision. */
  restoreRevision: {
    method: 'POST',
    path: '/api/admin/blog/{id}/revisions/{at}/restore',
    access: 'admin',
    audit: 'restored',
    params: z.object({ ...idParam.shape, at: z.string().check(z.maxLength(30)) }),
    headers: ifMatch,
    response: managedPost,
  },
  preview: {
    method: 'POST',
    path: '/api/admin/blog/{id}/preview',
    access: 'admin',
    audit: 'changed',
    params: idParam,
    response: postPreview,
  },
  previewed: {
    method: 'GET',
    path: '/api/blog/preview/{token}',
    access: 'public',
    params: z.object({ token: z.string().check(z.maxLength(200)) }),
    response: previewedPost,
    noindex: true,
  },
} as const satisfies Group
