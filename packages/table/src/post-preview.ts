import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { get, put } from './verbs.ts'

/** A link that shows a post; `ttl` is in epoch seconds: it ends then. */
export const storedPostPreview = z.object({ postId: z.uuid(), ttl: z.number() })

export const makePreview = (tokenHash: string, preview: z.output<typeof storedPostPreview>) =>
  put({ ...keys.postPreview(tokenHash), ...preview })

/** What a link shows, and how long; undefined where it has ended. */
export const findPreview = async (tokenHash: string, now: Date) => {
  const { data } = storedPostPreview.safeParse(await get(keys.postPreview(tokenHash)))
  return data && data.ttl * 1000 > now.getTime() ? data : undefined
}
