import { type Lead, type LeadStatus, lead } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { keys } from './keys.ts'
import { sortKey } from './page.ts'
import { behindHash, readerFor } from './unreadable.ts'
import { create, get, remove, update } from './verbs.ts'

/**
 * An item says by its list whether it is spam; the field itself may be absent. Those that nobody has
 * changed since changes are dated have no `updatedAt`.
 */
export const storedLead = z.object({
  ...lead.shape,
  spam: z._default(z.boolean(), false),
  updatedAt: z.optional(z.iso.datetime()),
})
export type StoredLead = Lead & { spam?: boolean | undefined; updatedAt?: string | undefined }

/** Where a lead is listed; spam in lists of its own. */
const indexKeys = (given: StoredLead) => {
  const { leadStatus, opened, spam } = given
  return {
    gsi1pk: keys.leads(spam),
    gsi1sk: sortKey(given),
    gsi2pk: keys.leadsByStatus(leadStatus, opened, spam),
    gsi2sk: sortKey(given),
    gsi3pk: keys.leadsByOpened(opened, spam),
    gsi3sk: sortKey(given),
  }
}

/** Reads stored leads. */
export const readLeads = readerFor('lead', storedLead, ({ pk }) => behindHash(pk))

/** Stores a lead; false, and nothing stored, when its id is taken. */
export const createLead = (given: StoredLead) =>
  create({ ...keys.lead(given.id), ...given, ...indexKeys(given) })

export const findLead = async (id: string): Promise<StoredLead | undefined> => {
  return readLeads.one(await get(keys.lead(id)))
}

/** Deletes a lead, also one that cannot be read; false when there is none. */
export const removeLead = (id: string) => remove(keys.lead(id))

type Placing = Partial<Pick<StoredLead, 'opened' | 'openedAt' | 'leadStatus' | 'spam'>>

/** What decides where a lead is listed, as conditions that it is still as it was read. */
const guardsOf = (current: StoredLead, changes: Placing) => {
  const decisive: [string, unknown][] = [
    ['opened', current.opened],
    ['leadStatus', current.leadStatus],
  ]
  const kept = decisive.filter(([field]) => !(field in changes))
  if (!('spam' in changes)) kept.push(['gsi1pk', keys.leads(current.spam)])
  return {
    expression: kept.map(([field]) => `#${field} = :was_${field}`).join(' AND '),
    values: Object.fromEntries(kept.map(([field, value]) => [`was_${field}`, value])),
  }
}

/**
 * Applies a change on which the lead's lists depend: reads, writes on condition that what else
 * decides them still holds, and starts over when it does not. Undefined when there is no such lead.
 */
const changePlace = async (
  id: string,
  at: Date,
  change: (current: StoredLead) => Placing,
): Promise<Lead | undefined> => {
  for (;;) {
    const current = await findLead(id)
    if (!current) return undefined
    const changes = change(current)
    if (Object.keys(changes).length === 0) return current
    const changed = await update(
      keys.lead(id),
      {
        set: {
          ...changes,
          updatedAt: at.toISOString(),
          ...indexKeys({ ...current, ...changes }),
        },
      },
      guardsOf(current, changes),
    )
    if (changed) return readLeads.one(changed)
  }
}

/** Sets the leadStatus; any status may follow any other. Undefined when there is no such lead. */
export const setLeadStatus = (id: string, leadStatus: LeadStatus, at: Date) =>
  changePlace(id, at, () => ({ leadStatus }))

/** Marks a lead opened; the first opening's time stays. Undefined when there is no such lead. */
export const openLead = (id: string, at: Date) =>
  changePlace(id, at, (current) =>
    current.opened ? {} : { opened: true, openedAt: at.toISOString() },
  )

/**
 * Moves a lead to the spam or back among the leads, where its createdAt puts it; one that is there
 * already stays as it is. Undefined when there is no such lead.
 */
export const setLeadSpam = (id: string, spam: boolean, at: Date) =>
  changePlace(id, at, (current) => (Boolean(current.spam) === spam ? {} : { spam }))

/** Replaces the follow-up notes. Undefined when there is no such lead. */
export const saveLeadNotes = async (
  id: string,
  followUpNotes: string,
  at: Date,
): Promise<Lead | undefined> => {
  const set = { followUpNotes, updatedAt: at.toISOString() }
  return readLeads.one(await update(keys.lead(id), { set }))
}
