import { isVersion } from './edit.ts'
import { keys } from './keys.ts'
import { readLeads, type StoredLead } from './lead.ts'
import { listedAt } from './lead-place.ts'
import { type Item, update } from './verbs.ts'

/** No new version, as nobody changed the lead. */
export const dateLead = (lead: StoredLead, dueAt: string) =>
  update(
    keys.lead(lead.id),
    { set: { dueAt, ...listedAt({ ...lead, dueAt }) } },
    isVersion(lead.version),
  )

/** Moves a lead of an older layout to its lists. */
export const placeLead = async (item: Item) => {
  const lead = readLeads.one(item)
  if (!lead) return
  const place = listedAt(lead)
  const known = new Map(Object.entries(item))
  const isThere = Object.entries(place).every(([name, value]) => known.get(name) === value)
  if (!isThere) await update(keys.lead(lead.id), { set: place }, isVersion(lead.version))
}
