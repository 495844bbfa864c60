import * as z from 'zod/mini'
import { get, transact } from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'

/** Valid until `ttl` (epoch seconds), while its maker `by` has an account. Under a post's id: a revocation of links ending by then. */
export const storedPostPreview = z.object({
  postId: z.uuid(),
  ttl: z.number(),
  by: z.optional(z.uuid()),
})
type StoredPostPreview = z.output<typeof storedPostPreview>

const find = async (name: string) =>
  storedPostPreview.safeParse(await get(keys.postPreview(name))).data

/** Outlasts any revocation in the same second. */
const endAfter = async (postId: string, ttl: number) =>
  Math.max(ttl, ((await find(postId))?.ttl ?? 0) + 1)

const about = (postId: string) => ({ noun: 'post', of: postId, fields: ['preview'] }) as const

export const makePreview = async (tokenHash: string, given: StoredPostPreview) => {
  const preview = { ...given, ttl: await endAfter(given.postId, given.ttl) }
  await transact([{ put: { ...keys.postPreview(tokenHash), ...preview } }], about(given.postId))
  return preview
}

export const revokePreviews = async (postId: string, ttl: number) =>
  transact(
    [{ put: { ...keys.postPreview(postId), postId, ttl: await endAfter(postId, ttl) } }],
    about(postId),
  )

/** Its post, and until when; undefined once ended. */
export const findPreview = async (tokenHash: string, now: Date) => {
  const found = await find(tokenHash)
  if (!found || found.ttl * 1000 <= now.getTime()) return undefined
  const revoked = await find(found.postId)
  return revoked && found.ttl <= revoked.ttl ? undefined : found
}
