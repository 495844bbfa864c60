import type { Lead } from '@bong-bari/contract'
import { type MayWait, site, stageOf, waitOf } from '@bong-bari/site'
import { keys } from './keys.ts'
import { sortKey } from './page.ts'

/** What decides which lists a lead stands in. */
export type LeadPlace = Pick<Lead, 'leadStatus' | 'opened'> & {
  [Name in 'dueAt' | 'repliedAt' | 'wroteBackAt' | 'doneAt' | 'followUpOn' | 'ownerId']?:
    | Lead[Name]
    | undefined
} & Pick<MayWait, 'spam'>

/** The day by whose end somebody should have answered, or called again; undefined where nothing waits. */
export const dueDayOf = (lead: LeadPlace) => waitOf(site.timeZone, lead)?.day

/** Behind every day that is kept: what has none. */
export const noDay = '9999-12-31'

/** Where a lead is listed: spam in lists of its own, the others also by what is to be done, by its day. */
export const listedAt = (lead: LeadPlace & Pick<Lead, 'id' | 'createdAt'>) => {
  const { leadStatus, opened, spam } = lead
  const place = sortKey(lead)
  const stage = stageOf(lead)
  return {
    gsi1pk: keys.leads(spam),
    gsi1sk: place,
    gsi2pk: keys.leadsByStatus(leadStatus, opened, spam),
    gsi2sk: place,
    gsi3pk: stage && keys.leadsAt(stage),
    gsi3sk: stage && `${dueDayOf(lead) ?? noDay}#${place}`,
  }
}
