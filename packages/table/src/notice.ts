import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { sortKey } from './page.ts'
import { create, get, type Item, type Key, remove, update, upTo, type Write } from './verbs.ts'

/**
 * A lead that the team is still to be told of. `told` names who has been told already, `holder` who is
 * telling and `until` (epoch milliseconds) for how long nobody else does.
 */
export const storedNotice = z.object({
  told: z.optional(z.set(z.string())),
  holder: z.optional(z.string()),
  until: z.optional(z.number()),
})

/** The digest of one day: a notice that stays for a week, so that there is one a day. */
export const storedDigest = z.object({
  ...storedNotice.shape,
  done: z._default(z.boolean(), false),
  ttl: z.number(),
})

type Announced = { id: string; createdAt: string }

/** Where the notice of a lead stands: by the time and id of the lead, so that no other lead is meant. */
export const noticePlace = (lead: Announced) => sortKey(lead)

/** Says that the team is to be told of a lead: a write beside the lead's own. */
export const newNotice = (lead: Announced): Write => ({ put: keys.notice(noticePlace(lead)) })

/** There is nothing to tell any more. */
export const removeNotice = (place: string) => remove(keys.notice(place))

const pageSize = 100

/** The places of all notices of leads that came before a moment, oldest first. */
export async function* noticesBefore(moment: Date): AsyncGenerator<string> {
  for await (const items of upTo(keys.notices, moment.toISOString(), pageSize))
    yield* items.map(({ sk }) => String(sk))
}

/** When the lead of a notice came, and its id. */
export const leadOfNotice = (place: string) => {
  const [createdAt = '', id = ''] = place.split('#')
  return { createdAt, id }
}

/** Seconds for which whoever tells keeps others out; telling takes less. */
const claimSeconds = 90

const claim = async (key: Key, holder: string): Promise<Item | undefined> => {
  const now = Date.now()
  const until = now + claimSeconds * 1000
  return update(
    key,
    { set: { holder, until } },
    {
      // One from further ahead was taken by a wrong clock.
      expression: '(attribute_not_exists(#until) OR #until <= :now OR #until > :latest)',
      values: { now, latest: until },
    },
  )
}

/** Whoever is telling: what has been told already, and what is to be said of the telling. */
export type Telling = {
  told: ReadonlySet<string>
  /** Notes that one has been told; it stays so whatever becomes of the others. */
  noteTold: (whom: string) => Promise<unknown>
  /** All is told. */
  end: () => Promise<unknown>
  /** Somebody else may go on. */
  giveUp: () => Promise<unknown>
}

const tellingOf = (key: Key, item: Item, holder: string, end: () => Promise<unknown>): Telling => {
  const own = { expression: '#holder = :holder', values: { holder } }
  return {
    told: storedNotice.safeParse(item).data?.told ?? new Set(),
    // What was told was told, whoever tells meanwhile.
    noteTold: (whom) => update(key, { add: { told: new Set([whom]) } }),
    end,
    giveUp: () => update(key, { set: { holder: undefined, until: undefined } }, own),
  }
}

/**
 * Takes it on to tell of a lead: nobody else does meanwhile. `busy` where somebody does, undefined where
 * all is told.
 */
export const claimNotice = async (
  place: string,
  holder: string,
): Promise<Telling | 'busy' | undefined> => {
  const key = keys.notice(place)
  const item = await claim(key, holder)
  if (item) return tellingOf(key, item, holder, () => removeNotice(place))
  return (await get(key)) ? 'busy' : undefined
}

/** Seconds for which it is known that a day's digest has been sent. */
const digestSeconds = 7 * 24 * 3600

/** {@link claimNotice} for the digest of a day. */
export const claimDigest = async (
  day: string,
  holder: string,
): Promise<Telling | 'busy' | undefined> => {
  const key = keys.digest(day)
  const ttl = Math.floor(Date.parse(`${day}T00:00Z`) / 1000) + digestSeconds
  const stored = await get(key)
  if (storedDigest.safeParse(stored).data?.done) return undefined
  if (!stored) await create({ ...key, ttl })
  const item = await claim(key, holder)
  if (!item) return 'busy'
  if (storedDigest.safeParse(item).data?.done) return undefined
  return tellingOf(key, item, holder, () =>
    update(key, { set: { done: true, holder: undefined, until: undefined } }),
  )
}
