import { type Lead, type LeadStatus, lead } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { type Edit, edit } from './edit.ts'
import { keys } from './keys.ts'
import { countLead } from './lead-counts.ts'
import { sortKey } from './page.ts'
import { announceSearchChange } from './search-change.ts'
import { behindHash, readerFor } from './unreadable.ts'
import { create, get, take } from './verbs.ts'

/** An item says by its list whether it is spam; the field itself may be absent. */
export const storedLead = z.object({ ...lead.shape, spam: z._default(z.boolean(), false) })
export type StoredLead = Lead & { spam?: boolean | undefined }

/** Where a lead is listed; spam in lists of its own. */
const indexKeys = (given: z.input<typeof storedLead>) => {
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

const announce = (id: string) => announceSearchChange('lead', id)

/** Stores a lead; false, and nothing stored, when its id is taken. */
export const createLead = async (given: z.input<typeof storedLead>) => {
  await announce(given.id)
  const isNew = await create({ ...keys.lead(given.id), ...given, ...indexKeys(given) })
  if (isNew) await countLead(undefined, given)
  return isNew
}

/** `eventual` reads at half the price what may lag a moment. */
export const findLead = async (
  id: string,
  read?: { eventual: boolean },
): Promise<StoredLead | undefined> => readLeads.one(await get(keys.lead(id), read))

/** Deletes a lead, also one that cannot be read; false when there is none. */
export const removeLead = async (id: string) => {
  await announce(id)
  const known = await get(keys.lead(id))
  const taken = await take(keys.lead(id))
  if (taken) await countLead(storedLead.safeParse(taken === true ? known : taken).data, undefined)
  return taken !== false
}

type Placing = Partial<Pick<StoredLead, 'opened' | 'openedAt' | 'leadStatus' | 'spam'>>

/** The condition that a lead is still listed where it was read. */
const isStillAt = ({ opened, leadStatus, spam }: StoredLead) => ({
  expression: '#opened = :was_opened AND #leadStatus = :was_leadStatus AND #gsi1pk = :was_listed',
  values: { was_opened: opened, was_leadStatus: leadStatus, was_listed: keys.leads(spam) },
})

/**
 * Applies a change on which the lead's lists depend: reads, writes on condition that it stands in them
 * still, and starts over when it does not. Undefined when there is no such lead, or another version of
 * it.
 */
const changePlace = async (
  id: string,
  made: Edit,
  change: (current: StoredLead) => Placing,
): Promise<StoredLead | undefined> => {
  for (;;) {
    const current = await findLead(id)
    if (!current) return undefined
    const changes = change(current)
    if (Object.keys(changes).length === 0) return current
    if (made.expected !== undefined && made.expected !== current.version) return undefined
    const fields = { ...changes, ...indexKeys({ ...current, ...changes }) }
    const changed = await edit(keys.lead(id), fields, made, isStillAt(current))
    if (!changed) continue
    await countLead(current, { ...current, ...changes })
    return readLeads.one(changed)
  }
}

/** Sets the leadStatus; any status may follow any other. Undefined when there is no such lead. */
export const setLeadStatus = (id: string, leadStatus: LeadStatus, made: Edit) =>
  changePlace(id, made, () => ({ leadStatus }))

/** Marks a lead opened; the first opening's time stays. Undefined when there is no such lead. */
export const openLead = (id: string, made: Edit) =>
  changePlace(id, made, (current) =>
    current.opened ? {} : { opened: true, openedAt: made.at.toISOString() },
  )

/**
 * Moves a lead to the spam or back among the leads, where its createdAt puts it; one that is there
 * already stays as it is. Undefined when there is no such lead.
 */
export const setLeadSpam = (id: string, spam: boolean, made: Edit) =>
  changePlace(id, made, (current) => (Boolean(current.spam) === spam ? {} : { spam }))

/** Replaces the follow-up notes. Undefined when there is no such lead, or another version of it. */
export const saveLeadNotes = async (
  id: string,
  followUpNotes: string,
  made: Edit,
): Promise<StoredLead | undefined> => {
  await announce(id)
  return readLeads.one(await edit(keys.lead(id), { followUpNotes }, made))
}
