import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { create, get, update } from './verbs.ts'

/** `told` got it; `holder` is sending until `until` (epoch milliseconds). */
export const storedDigest = z.object({
  told: z.optional(z.set(z.string())),
  holder: z.optional(z.string()),
  until: z.optional(z.number()),
  done: z._default(z.boolean(), false),
  ttl: z.number(),
})

const keptSeconds = 7 * 24 * 3600

/** Milliseconds; sending takes less. */
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

/** Claims a day's digest; undefined where sent or claimed. */
export const claimDigest = async (day: string, holder: string): Promise<Telling | undefined> => {
  const key = keys.digest(day)
  const ttl = Math.floor(Date.parse(`${day}T00:00Z`) / 1000) + keptSeconds
  const stored = await get(key)
  if (storedDigest.safeParse(stored).data?.done) return undefined
  if (!stored) await create({ ...key, ttl })
  const now = Date.now()
  const isFree = {
    // A claim further ahead came from a wrong clock.
    expression: '(attribute_not_exists(#until) OR #until <= :now OR #until > :latest)',
    values: { now, latest: now + claimMs },
  }
  const item = await update(key, { set: { holder, until: now + claimMs } }, isFree)
  const digest = storedDigest.safeParse(item).data
  if (!digest || digest.done) return undefined
  const own = { expression: '#holder = :holder', values: { holder } }
  const free = { holder: undefined, until: undefined }
  return {
    told: digest.told ?? new Set(),
    // Unconditional: it was sent, no matter who holds the claim.
    noteTold: (whom) => update(key, { add: { told: new Set([whom]) } }),
    end: () => update(key, { set: { ...free, done: true } }),
    giveUp: () => update(key, { set: free }, own),
  }
}
