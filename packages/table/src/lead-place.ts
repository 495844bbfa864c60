import type { Lead } from '@bong-bari/contract'
import { site, waitOf } from '@bong-bari/site'
import { keys } from './keys.ts'
import { sortKey } from './page.ts'

/** What decides which lists a lead stands in. */
export type LeadPlace = Pick<Lead, 'leadStatus' | 'opened'> & {
  [Name in 'dueAt' | 'followUpOn' | 'ownerId']?: Lead[Name] | undefined
} & { spam?: boolean | 'held' | undefined }

/** The day by whose end somebody should have answered, or called again; undefined where nothing waits. */
export const dueDayOf = (lead: LeadPlace) => waitOf(site.timeZone, lead)?.day

/** Where a lead is listed; spam in lists of its own, and by its day only while it waits. */
export const listedAt = (lead: LeadPlace & Pick<Lead, 'id' | 'createdAt'>) => {
  const { leadStatus, opened, spam } = lead
  const place = sortKey(lead)
  const day = dueDayOf(lead)
  return {
    gsi1pk: keys.leads(spam),
    gsi1sk: place,
    gsi2pk: keys.leadsByStatus(leadStatus, opened, spam),
    gsi2sk: place,
    gsi3pk: day && keys.leadsDue,
    gsi3sk: day && `${day}#${place}`,
  }
}
