import { randomUUID } from 'node:crypto'
import type { BodyOf, posts } from '@bong-bari/contract'
import { createPost, type Edit, firstEdit, type StoredPost } from '@bong-bari/table'
import { keepImage } from '../adapters/media.ts'
import { changingPost } from '../page-changes/change-post-pages.ts'
import { firstLife } from './life.ts'
import { shareImageOf } from './share-image-of.ts'
import { withFreeSlug } from './slugs.ts'

type NewPost = BodyOf<typeof posts.create>

const fieldsOf = async ({ title, content, excerpt, date, image, format, autosave }: NewPost) => ({
  title,
  content,
  excerpt: excerpt ?? null,
  date: date ?? null,
  format: format ?? ('plain' as const),
  autosaved: autosave ?? false,
  ...(await keepImage(image, 'image')),
})

/** A post is there, or undefined where its slug was taken. */
const placed = async (post: StoredPost, now: Date) =>
  (await changingPost(undefined, post, now, () => createPost(post))) ? post : undefined

/**
 * Creates a post under the slug it was given, or under a free one made from its title; a draft without
 * one. A share image is drawn for what visitors are to see.
 */
export const writePost = async (given: NewPost, made: Edit): Promise<StoredPost> => {
  const now = made.at
  const life = firstLife(given, now)
  const isDraft = life.status === 'draft'
  const post = {
    id: randomUUID(),
    createdAt: now.toISOString(),
    ...firstEdit(made),
    ...life,
    ...(await fieldsOf(given)),
    shareImage: isDraft ? null : await shareImageOf(given.title),
    byId: isDraft,
    revisedAt: null,
    slug: null,
    wantedSlug: given.slug ?? null,
  }
  if (!isDraft)
    return withFreeSlug(post, (slug) => placed({ ...post, slug, wantedSlug: null }, now))
  await createPost(post)
  return post
}
