import { type Lead, lead } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { isUnchanged } from './edit.ts'
import { isNotErased, tombstone } from './erased.ts'
import { keys } from './keys.ts'
import { listedAt } from './lead-place.ts'
import { behindHash, readerFor } from './unreadable.ts'
import {
  all,
  get,
  getMany,
  isFree,
  keyOf,
  mostTurns,
  overtaken,
  transact,
  update,
} from './verbs.ts'
import { writeMany } from './write-many.ts'

/** Spam, or held over the daily limit: listed apart. */
export type KeptApart = boolean | 'held'

/** `toldAt`: when all were notified, `inSummary` perhaps in a summary; `noAnswer`: no mail to the sender, as too many came from there. */
export const storedLead = z.object({
  ...lead.shape,
  spam: z._default(z.union([z.boolean(), z.literal('held')]), false),
  toldAt: z.optional(z.iso.datetime()),
  inSummary: z.optional(z.boolean()),
  noAnswer: z.optional(z.boolean()),
})
export interface StoredLead extends Lead {
  spam?: KeptApart | undefined
  toldAt?: string | undefined
  inSummary?: boolean | undefined
  noAnswer?: boolean | undefined
}

export const readLeads = readerFor('lead', storedLead, ({ pk }) => behindHash(pk))

export const itemOfLead = (given: z.input<typeof storedLead>) => ({
  ...keys.lead(given.id),
  ...given,
  ...listedAt(given),
})

/** False when the id is taken or was erased. */
export const createLead = async (given: z.input<typeof storedLead>): Promise<boolean> =>
  !(await transact([{ put: itemOfLead(given), when: isFree }, isNotErased(given.id)]))

/** All were notified. No new version. */
export const markLeadNotified = (id: string, at: Date, inSummary?: true) =>
  update(keys.lead(id), { set: { toldAt: at.toISOString(), inSummary } })

/** `eventual` halves the price and may lag. */
export const findLead = async (
  id: string,
  read?: { eventual: boolean },
): Promise<StoredLead | undefined> => readLeads.one(await get(keys.lead(id), read))

/** The company of each lead that is still there, by its id. May lag. */
export const findCompanies = async (ids: readonly string[]): Promise<Map<string, string>> => {
  const leads = readLeads.every(await getMany([...new Set(ids)].map(keys.lead)))
  return new Map(leads.map(({ id, company }) => [id, company]))
}

const mostEvents = 90

/** Deletes a lead and its events, readable or not; false if missing. `seen`: only if unchanged since; `erasedAt`: nothing can restore it. */
export const removeLead = async (
  id: string,
  { seen, erasedAt }: { seen?: StoredLead; erasedAt?: Date } = {},
): Promise<boolean> => {
  const key = keys.lead(id)
  const beside = erasedAt ? [tombstone(id, erasedAt)] : []
  for (let turn = 0; turn < mostTurns; turn++) {
    const item = seen ?? (await get(key))
    if (!item) return false
    const events = (await all(keys.leadEvents(id))).map(keyOf)
    // First, so an interrupted call can start over.
    await writeMany([], events.splice(mostEvents))
    const own = { remove: key, when: isUnchanged({ pk: key.pk, version: item.version }) }
    const gone = events.map((event) => ({ remove: event }))
    if (!(await transact([own, ...gone, ...beside], { noun: 'lead', of: id, action: 'erased' })))
      return true
    if (seen) return false
  }
  throw overtaken()
}
