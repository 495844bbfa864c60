import { randomUUID } from 'node:crypto'
import { type BodyOf, posts } from '@bong-bari/contract'
import { createPost, type Edit, findPostById, firstEdit, type StoredPost } from '@bong-bari/table'
import { storeImage } from '../adapters/media.ts'
import { fingerprintOf } from '../http/idempotency.ts'
import { refuse } from '../http/refuse.ts'
import { asOf, firstLife } from './publication.ts'
import { shareImageOf } from './share-image.ts'
import { checkWish, withFreeSlug } from './slugs.ts'

type NewPost = BodyOf<typeof posts.create>

const fieldsOf = async ({ title, content, excerpt, date, image, format, autosave }: NewPost) => ({
  title,
  content,
  excerpt: excerpt ?? null,
  date: date ?? null,
  format: format ?? ('plain' as const),
  autosaved: autosave ?? false,
  ...(await storeImage(image, 'image')),
})

/** Undefined where its slug was taken. */
const placed = async (post: StoredPost & { slug: string }) =>
  (await createPost(post)) ? post : undefined

const newPost = async (given: NewPost, id: string, made: Edit) => {
  const now = made.at
  const life = firstLife(given, now)
  const isDraft = life.status === 'draft'
  const fields = await fieldsOf(given)
  return {
    id,
    createdAt: now.toISOString(),
    ...firstEdit(made),
    ...life,
    ...fields,
    shareImage: isDraft ? null : await shareImageOf(fields),
    formerSlugs: [],
    revisedAt: null,
    slug: null,
    wantedSlug: given.slug ?? null,
    madeFrom: fingerprintOf(given),
  }
}

const write = async (post: StoredPost) => {
  if (post.status !== 'draft')
    return withFreeSlug(post, (slug) => placed({ ...post, slug, wantedSlug: null }))
  await createPost(post)
  return post
}

/**
 * Drafts have no slug; visible posts get a share image. With the `keyedId` of an Idempotency-Key a repeat answers the post as
 * it is now, and another body is refused with it.
 */
export const writePost = async (
  given: NewPost,
  keyedId: string | undefined,
  made: Edit,
): Promise<StoredPost> => {
  checkWish(given.slug)
  if (!keyedId) return write(await newPost(given, randomUUID(), made))
  const standing = async () => {
    const stored = await findPostById(keyedId)
    const post = stored && asOf(stored, made.at)
    if (post?.madeFrom && post.madeFrom !== fingerprintOf(given))
      refuse('idempotency-key-reused', { current: posts.create.response.parse(post) })
    return post
  }
  const earlier = await standing()
  if (earlier) return earlier
  const written = await write(await newPost(given, keyedId, made))
  return (await standing()) ?? written
}
