import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { create, get, update } from './verbs.ts'

/** The digest of a day. `told` names who got it; `holder` is sending until `until` (epoch milliseconds). */
export const storedDigest = z.object({
  told: z.optional(z.set(z.string())),
  holder: z.optional(z.string()),
  until: z.optional(z.number()),
  done: z._default(z.boolean(), false),
  ttl: z.number(),
})

/** Seconds for which a sent digest is remembered. */
const keptSeconds = 7 * 24 * 3600

/** Milliseconds a claim lasts; sending takes less. */
const claimMs = 90_000

/** Notes that a summary of leads was requested; false if it already was. */
export const noteSummary = async (end: string): Promise<boolean> =>
  create({ ...keys.digest(end), ttl: Math.floor(Date.parse(end) / 1000) + keptSeconds })

export const isSummaryNoted = async (end: string): Promise<boolean> =>
  (await get(keys.digest(end))) !== undefined

export type Telling = {
  told: ReadonlySet<string>
  /** Notes one recipient; survives a failure of the others. */
  noteTold: (whom: string) => Promise<unknown>
  end: () => Promise<unknown>
  /** Releases the claim. */
  giveUp: () => Promise<unknown>
}

/** Claims the digest of a day; undefined where it is sent or claimed by another. */
export const claimDigest = async (day: string, holder: string): Promise<Telling | undefined> => {
  const key = keys.digest(day)
  const ttl = Math.floor(Date.parse(`${day}T00:00Z`) / 1000) + keptSeconds
  const stored = await get(key)
  if (storedDigest.safeParse(stored).data?.done) return undefined
  if (!stored) await create({ ...key, ttl })
  const now = Date.now()
  const isFree = {
    // A claim from further ahead came from a wrong clock.
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
    // Unconditional: they got it, even if the claim has passed on.
    noteTold: (whom) => update(key, { add: { told: new Set([whom]) } }),
    end: () => update(key, { set: { ...free, done: true } }),
    giveUp: () => update(key, { set: free }, own),
  }
}
