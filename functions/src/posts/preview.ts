import { hash, randomBytes } from 'node:crypto'
import { type PostPreview, previewPath } from '@bong-bari/contract'
import { findChanges, findPostById, findPreview, makePreview, withChanges } from '@bong-bari/table'
import { refuse } from '../http/refuse.ts'
import { whole } from '../public-data/posts.ts'
import { asOf } from './as-of.ts'
import { slugFor } from './slugs.ts'

const day = 24 * 3600

const momentOf = (ttl: number) => new Date(ttl * 1000).toISOString()
const hashOf = (token: string) => hash('sha256', token, 'base64url')

/** A link that shows a post for a day. What is stored of it cannot be made a link again. */
export const previewOf = async (postId: string, now: Date): Promise<PostPreview> => {
  const token = randomBytes(32).toString('base64url')
  const ttl = Math.floor(now.getTime() / 1000) + day
  await makePreview(hashOf(token), { postId, ttl })
  return { url: `${previewPath}#${token}`, until: momentOf(ttl) }
}

/** The post that a link shows, as it stands now. */
export const previewed = async (token: string, now: Date) => {
  const { postId, ttl } = (await findPreview(hashOf(token), now)) ?? refuse('preview-over')
  const stands = (await findPostById(postId)) ?? refuse('preview-over')
  const post = withChanges(stands, await findChanges(postId))
  return {
    ...(await whole(asOf(post, now))),
    slug: post.slug ?? (slugFor(post) || post.id),
    publishAt: post.publishAt ?? now.toISOString(),
    until: momentOf(ttl),
  }
}
