import * as z from 'zod/mini'
import { get, transact } from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'

/**
 * A preview link, valid until `ttl` (epoch seconds) as long as its maker `by` has an account. An item under the id of a post revokes
 * all of its links that end by its `ttl`.
 */
export const storedPostPreview = z.object({
  postId: z.uuid(),
  ttl: z.number(),
  by: z.optional(z.uuid()),
})
type StoredPostPreview = z.output<typeof storedPostPreview>

const readPreview = async (name: string) =>
  storedPostPreview.safeParse(await get(keys.postPreview(name))).data

/** A new link must outlast a revocation of the same second. */
const endAfter = async (postId: string, ttl: number) =>
  Math.max(ttl, ((await readPreview(postId))?.ttl ?? 0) + 1)

const makeAuditSubject = (postId: string) =>
  ({ noun: 'post', of: postId, fields: ['preview'] }) as const

export const createPreview = async (tokenHash: string, given: StoredPostPreview) => {
  const preview = { ...given, ttl: await endAfter(given.postId, given.ttl) }
  await transact(
    [{ put: { ...keys.postPreview(tokenHash), ...preview } }],
    makeAuditSubject(given.postId),
  )
  return preview
}

export const revokePreviews = async (postId: string, ttl: number) =>
  transact(
    [{ put: { ...keys.postPreview(postId), postId, ttl: await endAfter(postId, ttl) } }],
    makeAuditSubject(postId),
  )

/** Finds the post of a link by its token's hash; undefined if the link has ended or was revoked. */
export const findPreview = async (tokenHash: string, now: Date) => {
  const preview = await readPreview(tokenHash)
  if (!preview || preview.ttl * 1000 <= now.getTime()) return undefined
  const revocation = await readPreview(preview.postId)
  return revocation && preview.ttl <= revocation.ttl ? undefined : preview
}
