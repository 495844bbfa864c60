import * as z from 'zod/mini'
import { clearable, optionalText, requiredText, text } from './fields.ts'
import { limits } from './limits.ts'
import { imageAddress, storedPicture } from './links.ts'
import { idParam, paging, searchCursorForm } from './paging.ts'
import type { Group } from './route.ts'
import { pictureAlt, smallPicture } from './stored-picture.ts'
import { changedBy, ifMatch, version } from './version.ts'

/**
 * A blog post. `excerpt`, `image` and `date` (a display text) are null where none was given,
 * `shareImage` (1200x630, with the title) where none could be drawn.
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
  shareImage: z._default(storedPicture, null),
  date: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version,
})
export type Post = z.output<typeof post>

/**
 * What to read after a post, at most three: the post before it and the one after it in the order of
 * their dates, and of those near to them the ones that share its words. `content` is a beginning.
 */
export const neighbours = z.object({
  newer: z.nullable(post),
  older: z.nullable(post),
  related: z.array(post),
})
export type Neighbours = z.output<typeof neighbours>

/** A post as admins see it. */
export const managedPost = z.object({ ...post.shape, changedBy })
export type ManagedPost = z.output<typeof managedPost>

/** Posts on a page of the blog, and so on the first one that stands in its HTML. */
export const postPageSize = 9

export const isNotBlank = (text: string) => text.trim() !== ''

const fields = {
  title: requiredText(limits.post.title, 'Title'),
  content: text(limits.post.content, 'Content').check(z.refine(isNotBlank, 'Content is required')),
  excerpt: optionalText(limits.post.excerpt, 'Excerpt'),
  image: imageAddress,
  date: optionalText(limits.post.date, 'Date'),
}

/** Without a slug of its own a post gets one from its title. */
export const newPost = z.object({ ...fields, slug: optionalText(limits.post.slug, 'Slug') })
/** A post keeps its slug when it is edited, so links go on working. */
export const postChanges = z.object({
  title: z.optional(fields.title),
  content: z.optional(fields.content),
  excerpt: clearable(fields.excerpt),
  image: clearable(fields.image),
  date: clearable(fields.date),
})

/** Which posts. `q` looks for words, or beginnings of words, among all of them; then pages have 20 at most. */
export const postSelection = {
  ...paging(limits.postPage.max, searchCursorForm),
  q: optionalText(limits.postSearch.text, 'q'),
}

export const posts = {
  /** `content` is the beginning of each post, 500 characters at most. */
  list: {
    method: 'GET',
    path: '/api/blog',
    access: 'public',
    query: z.object(postSelection),
    response: z.array(post),
    paged: true,
    cache: 60,
  },
  create: {
    method: 'POST',
    path: '/api/blog',
    access: 'admin',
    body: newPost,
    response: managedPost,
    status: 201,
    carriesImage: true,
  },
  /** The parameter may also be an id. */
  bySlug: {
    method: 'GET',
    path: '/api/blog/slug/{slug}',
    access: 'public',
    params: z.object({ slug: z.string().check(z.maxLength(200)) }),
    response: post,
    cache: 60,
  },
  /** The parameter may also be an id. */
  neighbours: {
    method: 'GET',
    path: '/api/blog/slug/{slug}/neighbours',
    access: 'public',
    params: z.object({ slug: z.string().check(z.maxLength(200)) }),
    response: neighbours,
    cache: 60,
  },
  byId: {
    method: 'GET',
    path: '/api/blog/{id}',
    access: 'public',
    params: idParam,
    response: post,
    cache: 60,
  },
  /** {@link posts.list} with who changed them, never from a cache. */
  managedList: {
    method: 'GET',
    path: '/api/admin/blog',
    access: 'admin',
    query: z.object(postSelection),
    response: z.array(managedPost),
    paged: true,
  },
  managed: {
    method: 'GET',
    path: '/api/admin/blog/{id}',
    access: 'admin',
    params: idParam,
    response: managedPost,
  },
  update: {
    method: 'PUT',
    path: '/api/blog/{id}',
    access: 'admin',
    params: idParam,
    headers: ifMatch,
    body: postChanges,
    response: managedPost,
    carriesImage: true,
  },
  remove: {
    method: 'DELETE',
    path: '/api/blog/{id}',
    access: 'admin',
    params: idParam,
    response: z.object({ id: z.string() }),
  },
} as const satisfies Group
