import * as z from 'zod/mini'
import { create, get, update } from '../db/verbs.ts'
import { keys } from '../schema/keys.ts'

/** `told` got it; `holder` is sending until `until` (epoch milliseconds). */
export const storedDigest = z.object({
  told: z.optional(z.set(z.string())),
  holder: z.optional(z.string()),
  until: z.optional(z.number()),
  done: z._default(z.boolean(), false),
  ttl: z.number(),
})

const keptSeconds = 7 * 24 * 3600

/** Sending takes less than this. */
const claimMs = 90_000

/** Notes a requested summary; false if already noted. */
export const noteSummary = async (end: string): Promise<boolean> =>
  create({ ...keys.digest(end), ttl: Math.floor(Date.parse(end) / 1000) + keptSeconds })

export const isSummaryNoted = async (end: string): Promise<boolean> =>
  (await get(keys.digest(end))) !== undefined

export type Telling = {
  told: ReadonlySet<string>
  /** Survives failures of others. */
  noteTold: (whom: string) => Promise<unknown>
  end: () => Promise<unknown>
  giveUp: () => Promise<unknown>
}

type StoredDigest = z.output<typeof storedDigest>
type Key = ReturnType<typeof keys.digest>

/** Holds what is to be announced for {@link claimMs}, so that nobody else sends it. Undefined while somebody else holds it. */
const claim = async (key: Key, ttl: number, holder: string): Promise<StoredDigest | undefined> => {
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

const free = { holder: undefined, until: undefined }
const endClaim = (key: Key) => update(key, { set: { ...free, done: true } })
const giveUpClaim = (key: Key, holder: string) =>
  update(key, { set: free }, { expression: '#holder = :holder', values: { holder } })

/** Claims a day's digest; undefined where sent or claimed. */
export const claimDigest = async (day: string, holder: string): Promise<Telling | undefined> => {
  const key = keys.digest(day)
  const ttl = Math.floor(Date.parse(`${day}T00:00Z`) / 1000) + keptSeconds
  const digest = await claim(key, ttl, holder)
  if (!digest || digest.done) return undefined
  return {
    told: digest.told ?? new Set(),
    // Unconditional: it was sent, no matter who holds the claim.
    noteTold: (whom) => update(key, { add: { told: new Set([whom]) } }),
    end: () => endClaim(key),
    giveUp: () => giveUpClaim(key, holder),
  }
}

export type NoticeClaim = Pick<Telling, 'end' | 'giveUp'>

/** Claims one announcement to one person before it is sent. `sent` once it was, `claimed` while another call sends it. */
export const claimNotice = async (
  name: string,
  holder: string,
  now: Date,
): Promise<NoticeClaim | 'sent' | 'claimed'> => {
  const key = keys.digest(name)
  const digest = await claim(key, Math.floor(now.getTime() / 1000) + keptSeconds, holder)
  if (!digest) return 'claimed'
  return digest.done ? 'sent' : { end: () => endClaim(key), giveUp: () => giveUpClaim(key, holder) }
}
