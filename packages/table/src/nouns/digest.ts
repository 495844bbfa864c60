import * as z from 'zod/mini'
import { create, get, update } from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'

/** `told` have received it. `holder` is sending it until `until` (epoch milliseconds). */
export const storedDigest = z.object({
  told: z.optional(z.set(z.string())),
  holder: z.optional(z.string()),
  until: z.optional(z.number()),
  done: z._default(z.boolean(), false),
  ttl: z.number(),
})

const keptSeconds = 7 * 24 * 3600

/** A claim to send a digest ends after this; sending takes less. */
const claimMs = 90_000

export type DigestClaim = {
  told: ReadonlySet<string>
  /** Records that this person was told, which stays even if telling others fails. */
  noteTold: (whom: string) => Promise<unknown>
  end: () => Promise<unknown>
  giveUp: () => Promise<unknown>
}

type StoredDigest = z.output<typeof storedDigest>
type Key = ReturnType<typeof keys.digest>

/** Holds what is to be announced for {@link claimMs}, so that nobody else sends it. Undefined while somebody else holds it. */
const claimItem = async (
  key: Key,
  ttl: number,
  holder: string,
): Promise<StoredDigest | undefined> => {
  const stored = await get(key)
  const digest = storedDigest.safeParse(stored).data
  if (digest?.done) return digest
  const now = Date.now()
  const held = { holder, until: now + claimMs }
  if (!stored && (await create({ ...key, ...held, ttl }))) return { ...held, done: false, ttl }
  const isFree = {
    // A claim further ahead came from a wrong clock.
    expression: '(attribute_not_exists(#until) OR #until <= :now OR #until > :latest)',
    values: { now, latest: now + claimMs },
  }
  return storedDigest.safeParse(await update(key, { set: held }, isFree)).data
}

const unclaimed = { holder: undefined, until: undefined }
const endClaim = (key: Key) => update(key, { set: { ...unclaimed, done: true } })
const giveUpClaim = (key: Key, holder: string) =>
  update(key, { set: unclaimed }, { expression: '#holder = :holder', values: { holder } })

/** Claims the digest of a day. Returns undefined if it was sent, or if another call is sending it. */
export const claimDigest = async (
  day: string,
  holder: string,
): Promise<DigestClaim | undefined> => {
  const key = keys.digest(day)
  const ttl = Math.floor(Date.parse(`${day}T00:00Z`) / 1000) + keptSeconds
  const digest = await claimItem(key, ttl, holder)
  if (!digest || digest.done) return undefined
  return {
    told: digest.told ?? new Set(),
    // There is no condition, because the mail was sent, no matter who holds the claim.
    noteTold: (whom) => update(key, { add: { told: new Set([whom]) } }),
    end: () => endClaim(key),
    giveUp: () => giveUpClaim(key, holder),
  }
}

export type NoticeClaim = Pick<DigestClaim, 'end' | 'giveUp'>

/** Claims one announcement to one person before it is sent. Returns `sent` if it was sent, and `claimed` while another call sends it. */
export const claimNotice = async (
  name: string,
  holder: string,
  now: Date,
): Promise<NoticeClaim | 'sent' | 'claimed'> => {
  const key = keys.digest(name)
  const digest = await claimItem(key, Math.floor(now.getTime() / 1000) + keptSeconds, holder)
  if (!digest) return 'claimed'
  return digest.done ? 'sent' : { end: () => endClaim(key), giveUp: () => giveUpClaim(key, holder) }
}
