import { randomUUID } from 'node:crypto'
import { type BodyOf, posts } from '@bong-bari/contract'
import {
  createPost,
  type EditContext,
  findPostById,
  firstStamps,
  type StoredPost,
} from '@bong-bari/table'
import { storeImage } from '../adapters/media.ts'
import { fingerprintOf } from '../http/idempotency.ts'
import { refuse } from '../http/refuse.ts'
import { firstPublication, withStatusAt } from './publication.ts'
import { drawShareImageOf } from './share-image.ts'
import { checkWantedSlug, tryFreeSlugs } from './slugs.ts'

type NewPost = BodyOf<typeof posts.create>

const readFields = async ({ title, content, excerpt, date, image, format, autosave }: NewPost) => ({
  title,
  content,
  excerpt: excerpt ?? null,
  date: date ?? null,
  format: format ?? ('plain' as const),
  autosaved: autosave ?? false,
  ...(await storeImage(image, 'image')),
})

/** Returns undefined if the slug is taken. */
const createWithSlug = async (post: StoredPost & { slug: string }) =>
  (await createPost(post)) ? post : undefined

const buildPost = async (given: NewPost, id: string, made: EditContext) => {
  const publication = firstPublication(given, made.at)
  const isDraft = publication.status === 'draft'
  const fields = await readFields(given)
  return {
    id,
    createdAt: made.at.toISOString(),
    ...firstStamps(made),
    ...publication,
    ...fields,
    shareImage: isDraft ? null : await drawShareImageOf(fields),
    formerSlugs: [],
    revisedAt: null,
    slug: null,
    wantedSlug: given.slug ?? null,
    madeFrom: fingerprintOf(given),
  }
}

const storePost = async (post: StoredPost) => {
  if (post.status !== 'draft')
    return tryFreeSlugs(post, (slug) => createWithSlug({ ...post, slug, wantedSlug: null }))
  await createPost(post)
  return post
}

/**
 * Creates a post. Drafts have no slug, all others get a share image. `keyedId` comes from an Idempotency-Key: a repeat with the same key
 * answers the post as it is now, and with another body it is refused.
 */
export const createPostOnce = async (
  given: NewPost,
  keyedId: string | undefined,
  made: EditContext,
): Promise<StoredPost> => {
  checkWantedSlug(given.slug)
  if (!keyedId) return storePost(await buildPost(given, randomUUID(), made))
  const readStored = async () => {
    const stored = await findPostById(keyedId)
    const post = stored && withStatusAt(stored, made.at)
    if (post?.madeFrom && post.madeFrom !== fingerprintOf(given))
      refuse('idempotency-key-reused', { current: posts.create.response.parse(post) })
    return post
  }
  const earlier = await readStored()
  if (earlier) return earlier
  const written = await storePost(await buildPost(given, keyedId, made))
  return (await readStored()) ?? written
}
