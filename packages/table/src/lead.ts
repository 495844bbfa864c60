import { type Lead, lead } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { isUnchanged } from './edit.ts'
import { isNotErased, tombstone } from './erased.ts'
import { keys } from './keys.ts'
import { listedAt } from './lead-place.ts'
import { behindHash, readerFor } from './unreadable.ts'
import { all, get, isFree, keyOf, mostTurns, overtaken, transact, update } from './verbs.ts'
import { writeMany } from './write-many.ts'

/** Requests proper, what robots sent, and what came when a day was full: each is listed apart. */
export type KeptApart = boolean | 'held'

/**
 * `spam` says which list it stands in; the field itself may be absent. `toldAt` is when all who want to know
 * of it got their messages; absent while they are to get them. With `inSummary` they are told of it together with
 * others, and with `noAnswer` its sender gets none, since too many came from there.
 */
export const storedLead = z.object({
  ...lead.shape,
  spam: z._default(z.union([z.boolean(), z.literal('held')]), false),
  toldAt: z.optional(z.iso.datetime()),
  inSummary: z.optional(z.boolean()),
  noAnswer: z.optional(z.boolean()),
})
export type StoredLead = Lead & {
  spam?: KeptApart | undefined
  toldAt?: string | undefined
  inSummary?: boolean | undefined
  noAnswer?: boolean | undefined
}

/** Reads stored leads. */
export const readLeads = readerFor('lead', storedLead, ({ pk }) => behindHash(pk))

/** A lead as the table keeps it. */
export const itemOfLead = (given: z.input<typeof storedLead>) => ({
  ...keys.lead(given.id),
  ...given,
  ...listedAt(given),
})

/** Stores a lead; false, and nothing stored, when its id is taken, or was that of one that was erased. */
export const createLead = async (given: z.input<typeof storedLead>): Promise<boolean> =>
  !(await transact([{ put: itemOfLead(given), when: isFree }, isNotErased(given.id)]))

/** Marks that all who want to know of a lead got their messages. It is no change of it: the version stays. */
export const markLeadTold = (id: string, at: Date, inSummary?: true) =>
  update(keys.lead(id), { set: { toldAt: at.toISOString(), inSummary } })

/** `eventual` reads at half the price what may lag a moment. */
export const findLead = async (
  id: string,
  read?: { eventual: boolean },
): Promise<StoredLead | undefined> => readLeads.one(await get(keys.lead(id), read))

/** What one transaction takes of what happened to a lead, beside the lead itself. */
const mostEvents = 90

/**
 * Deletes a lead, also one that cannot be read, with all that is known of what happened to it; false when
 * there is none. With `seen` only while it is as it was; with `erasedAt` nothing brings it back.
 */
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
    // Of very many most go before it: whoever is stopped here begins again.
    await writeMany([], events.splice(mostEvents))
    const own = { remove: key, when: isUnchanged({ pk: key.pk, version: item.version }) }
    const gone = events.map((event) => ({ remove: event }))
    if (!(await transact([own, ...gone, ...beside], { noun: 'lead', of: id, action: 'erased' })))
      return true
    if (seen) return false
  }
  throw overtaken()
}
