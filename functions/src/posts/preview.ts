import { hash, randomBytes } from 'node:crypto'
import { type PostPreview, previewPath, type User } from '@bong-bari/contract'
import {
  applyChanges,
  createPreview,
  findChanges,
  findPostById,
  findPreview,
  listUsers,
} from '@bong-bari/table'
import { refuse } from '../http/refuse.ts'
import { addBlocks } from '../public-data/posts.ts'
import { withStatusAt } from './publication.ts'
import { deriveSlug } from './slugs.ts'

const daySeconds = 24 * 3600

const toIso = (ttl: number) => new Date(ttl * 1000).toISOString()
const hashToken = (token: string) => hash('sha256', token, 'base64url')

/** Creates a preview link that is valid for a day. Only a hash of its token is stored. */
export const createPreviewLink = async (
  postId: string,
  { id: by }: User,
  now: Date,
): Promise<PostPreview> => {
  const token = randomBytes(32).toString('base64url')
  const ttl = Math.floor(now.getTime() / 1000) + daySeconds
  await createPreview(hashToken(token), { postId, ttl, by })
  return { url: `${previewPath}#${token}`, until: toIso(ttl) }
}

const isAdmin = async (id: string) => (await listUsers()).some((one) => one.id === id)

export const readPreviewedPost = async (token: string, now: Date) => {
  const { postId, ttl, by } = (await findPreview(hashToken(token), now)) ?? refuse('preview-over')
  if (by && !(await isAdmin(by))) refuse('preview-over')
  const stored = (await findPostById(postId)) ?? refuse('preview-over')
  const post = applyChanges(stored, await findChanges(postId))
  return {
    ...(await addBlocks(withStatusAt(post, now))),
    slug: post.slug ?? (deriveSlug(post) || post.id),
    publishAt: post.publishAt ?? now.toISOString(),
    until: toIso(ttl),
  }
}
