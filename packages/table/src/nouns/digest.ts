import * as z from 'zod/mini'
import { create, get, update } from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'

/** `holder` is sending it until `until` (epoch milliseconds). */
export const storedDigest = z.object({
  holder: z.optional(z.string()),
  until: z.optional(z.number()),
  done: z._default(z.boolean(), false),
  ttl: z.number(),
})

const keptSeconds = 7 * 24 * 3600

/** A claim ends after this; sending takes less. */
const claimMs = 90_000

const unclaimed = { holder: undefined, until: undefined }

export type NoticeClaim = { end: () => Promise<unknown>; giveUp: () => Promise<unknown> }

/** Claims one announcement to one person for {@link claimMs}. Returns `sent` if it was sent, and `claimed` while another call sends it. */
export const claimNotice = async (
  name: string,
  holder: string,
  now: Date,
): Promise<NoticeClaim | 'sent' | 'claimed'> => {
  const key = keys.digest(name)
  const ttl = Math.floor(now.getTime() / 1000) + keptSeconds
  const clock = Date.now()
  const held = { holder, until: clock + claimMs }
  const isFree = {
    // A claim further ahead came from a wrong clock.
    expression: '(attribute_not_exists(#until) OR #until <= :clock OR #until > :latest)',
    values: { clock, latest: held.until },
  }
  const stored = storedDigest.safeParse(await get(key)).data
  if (stored?.done) return 'sent'
  if (stored || !(await create({ ...key, ...held, ttl }))) {
    const claimed = storedDigest.safeParse(await update(key, { set: held }, isFree)).data
    if (!claimed) return 'claimed'
    if (claimed.done) return 'sent'
  }
  return {
    end: () => update(key, { set: { ...unclaimed, done: true } }),
    giveUp: () =>
      update(key, { set: unclaimed }, { expression: '#holder = :holder', values: { holder } }),
  }
}
