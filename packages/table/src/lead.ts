import { type Lead, lead } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { countLead } from './lead-counts.ts'
import { removeLeadEvents } from './lead-event.ts'
import { listedAt } from './lead-place.ts'
import { announceSearchChange } from './search-change.ts'
import { behindHash, readerFor } from './unreadable.ts'
import { create, get, take } from './verbs.ts'

/** An item says by its list whether it is spam; the field itself may be absent. */
export const storedLead = z.object({
  ...lead.shape,
  spam: z._default(z.boolean(), false),
  /** The place of the last thing that happened to it. */
  lastEvent: z.optional(z.string()),
})
export type StoredLead = Lead & { spam?: boolean | undefined; lastEvent?: string | undefined }

/** Reads stored leads. */
export const readLeads = readerFor('lead', storedLead, ({ pk }) => behindHash(pk))

/** A lead as the table keeps it. */
export const itemOfLead = (given: z.input<typeof storedLead>) => ({
  ...keys.lead(given.id),
  ...given,
  ...listedAt(given),
})

/** Stores a lead; false, and nothing stored, when its id is taken. */
export const createLead = async (given: z.input<typeof storedLead>) => {
  await announceSearchChange('lead', given.id)
  const isNew = await create(itemOfLead(given))
  if (isNew) await countLead(undefined, given)
  return isNew
}

/** `eventual` reads at half the price what may lag a moment. */
export const findLead = async (
  id: string,
  read?: { eventual: boolean },
): Promise<StoredLead | undefined> => readLeads.one(await get(keys.lead(id), read))

/**
 * Deletes a lead, also one that cannot be read, and all that is known of what happened to it; false when
 * there is none.
 */
export const removeLead = async (id: string) => {
  await announceSearchChange('lead', id)
  const known = await get(keys.lead(id))
  const taken = await take(keys.lead(id))
  if (taken) await countLead(storedLead.safeParse(taken === true ? known : taken).data, undefined)
  await removeLeadEvents(id)
  return taken !== false
}
