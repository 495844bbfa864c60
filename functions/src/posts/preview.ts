import { hash, randomBytes } from 'node:crypto'
import { type PostPreview, previewPath, type User } from '@bong-bari/contract'
import {
  findChanges,
  findPostById,
  findPreview,
  listUsers,
  makePreview,
  revokePreviews,
  withChanges,
} from '@bong-bari/table'
import { refuse } from '../http/refuse.ts'
import { whole } from '../public-data/posts.ts'
import { asOf } from './publication.ts'
import { slugFor } from './slugs.ts'

const day = 24 * 3600

const endOf = (now: Date) => Math.floor(now.getTime() / 1000) + day
const momentOf = (ttl: number) => new Date(ttl * 1000).toISOString()
const hashOf = (token: string) => hash('sha256', token, 'base64url')

/** Valid for a day; only a hash is stored. */
export const previewOf = async (
  postId: string,
  { id: by }: User,
  now: Date,
): Promise<PostPreview> => {
  const token = randomBytes(32).toString('base64url')
  const { ttl } = await makePreview(hashOf(token), { postId, ttl: endOf(now), by })
  return { url: `${previewPath}#${token}`, until: momentOf(ttl) }
}

export const endPreviews = async (id: string, now: Date) => {
  await revokePreviews(id, endOf(now))
  return { id }
}

const isAdmin = async (id: string) => (await listUsers()).some((one) => one.id === id)

export const previewed = async (token: string, now: Date) => {
  const { postId, ttl, by } = (await findPreview(hashOf(token), now)) ?? refuse('preview-over')
  if (by && !(await isAdmin(by))) refuse('preview-over')
  const stands = (await findPostById(postId)) ?? refuse('preview-over')
  const post = withChanges(stands, await findChanges(postId))
  return {
    ...(await whole(asOf(post, now), now)),
    slug: post.slug ?? (slugFor(post) || post.id),
    publishAt: post.publishAt ?? now.toISOString(),
    until: momentOf(ttl),
  }
}
