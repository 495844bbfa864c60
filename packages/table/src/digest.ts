import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { create, get, update } from './verbs.ts'

/**
 * The digest of a day. `told` names who has had it, `holder` who is telling and `until` (epoch milliseconds) for
 * how long nobody else does.
 */
export const storedDigest = z.object({
  told: z.optional(z.set(z.string())),
  holder: z.optional(z.string()),
  until: z.optional(z.number()),
  done: z._default(z.boolean(), false),
  ttl: z.number(),
})

/** Seconds for which it is known that a day's digest has been sent. */
const keptSeconds = 7 * 24 * 3600

/** Milliseconds for which whoever tells keeps others out; telling takes less. */
const claimMs = 90_000

/** Notes that a summary of leads was asked for; false where it was before. */
export const noteSummary = async (end: string): Promise<boolean> =>
  create({ ...keys.digest(end), ttl: Math.floor(Date.parse(end) / 1000) + keptSeconds })

export const isSummaryNoted = async (end: string): Promise<boolean> =>
  (await get(keys.digest(end))) !== undefined

/** Whoever is telling: who has been told already, and what is to be said of the telling. */
export type Telling = {
  told: ReadonlySet<string>
  /** Notes that one has been told; it stays so whatever becomes of the others. */
  noteTold: (whom: string) => Promise<unknown>
  /** All is told. */
  end: () => Promise<unknown>
  /** Somebody else may go on. */
  giveUp: () => Promise<unknown>
}

/** Takes it on to tell the digest of a day; undefined where all is told, or somebody else is telling. */
export const claimDigest = async (day: string, holder: string): Promise<Telling | undefined> => {
  const key = keys.digest(day)
  const ttl = Math.floor(Date.parse(`${day}T00:00Z`) / 1000) + keptSeconds
  const stored = await get(key)
  if (storedDigest.safeParse(stored).data?.done) return undefined
  if (!stored) await create({ ...key, ttl })
  const now = Date.now()
  const isFree = {
    // One from further ahead was taken by a wrong clock.
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
    // What was told was told, whoever tells meanwhile.
    noteTold: (whom) => update(key, { add: { told: new Set([whom]) } }),
    end: () => update(key, { set: { ...free, done: true } }),
    giveUp: () => update(key, { set: free }, own),
  }
}
