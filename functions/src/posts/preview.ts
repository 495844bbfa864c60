import { type PostPreview, previewPath, type User } from '@bong-bari/contract'
import {
  applyChanges,
  findChanges,
  findPostById,
  listUsers,
  writeAuditEntry,
} from '@bong-bari/table'
import { refuse } from '../http/refuse.ts'
import { isSigned, sign } from '../http/signed.ts'
import { addBlocks } from '../public-data/posts.ts'
import { withStatusAt } from './publication.ts'
import { deriveSlug } from './slugs.ts'

const dayMs = 24 * 3600_000

const use = 'preview of a post'

/** Creates a preview link that is valid for a day, as long as its maker is an admin. Its token names both and the end, and is signed, so nothing is stored. */
export const createPreviewLink = async (
  postId: string,
  { id: by }: User,
  now: Date,
): Promise<PostPreview> => {
  const end = String(now.getTime() + dayMs)
  const token = [postId, by, end, sign(use, postId, by, end)].join('.')
  await writeAuditEntry({ noun: 'post', of: postId, fields: ['preview'] })
  return { url: `${previewPath}#${token}`, until: new Date(Number(end)).toISOString() }
}

const isAdmin = async (id: string) => (await listUsers()).some((one) => one.id === id)

export const readPreviewedPost = async (token: string, now: Date) => {
  const [postId = '', by = '', end = '', mark = ''] = token.split('.')
  const isLive = isSigned(mark, use, postId, by, end) && Number(end) > now.getTime()
  if (!isLive || !(await isAdmin(by))) refuse('preview-over')
  const stored = (await findPostById(postId)) ?? refuse('preview-over')
  const post = applyChanges(stored, await findChanges(postId))
  return {
    ...(await addBlocks(withStatusAt(post, now))),
    slug: post.slug ?? (deriveSlug(post) || post.id),
    publishAt: post.publishAt ?? now.toISOString(),
    until: new Date(Number(end)).toISOString(),
  }
}
