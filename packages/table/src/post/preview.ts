import * as z from 'zod/mini'
import { get, transact } from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'

/** A preview link, valid until `ttl` (epoch seconds) as long as its maker `by` has an account. */
export const storedPostPreview = z.object({
  postId: z.uuid(),
  ttl: z.number(),
  by: z.optional(z.uuid()),
})
type StoredPostPreview = z.output<typeof storedPostPreview>

export const createPreview = (tokenHash: string, preview: StoredPostPreview) =>
  transact([{ put: { ...keys.postPreview(tokenHash), ...preview } }], {
    noun: 'post',
    of: preview.postId,
    fields: ['preview'],
  })

/** Finds the post of a link by its token's hash; undefined if the link has ended. */
export const findPreview = async (tokenHash: string, now: Date) => {
  const preview = storedPostPreview.safeParse(await get(keys.postPreview(tokenHash))).data
  return preview && preview.ttl * 1000 > now.getTime() ? preview : undefined
}
