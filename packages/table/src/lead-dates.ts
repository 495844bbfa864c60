import { isVersion } from './edit.ts'
import { keys } from './keys.ts'
import type { StoredLead } from './lead.ts'
import { listedAt } from './lead-place.ts'
import { update } from './verbs.ts'

/** Gives a lead another day by which it is due. Its version stays: nobody has changed anything. */
export const dateLead = (lead: StoredLead, dueAt: string) =>
  update(
    keys.lead(lead.id),
    { set: { dueAt, ...listedAt({ ...lead, dueAt }) } },
    isVersion(lead.version),
  )
