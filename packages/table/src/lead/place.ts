import type { Lead } from '@bong-bari/contract'
import { type MayWait, stageOf, waitOf } from '@bong-bari/site'
import { sortKey } from '../db/page.ts'
import { keys } from '../schema/keys.ts'

export type LeadPlace = Pick<Lead, 'leadStatus' | 'opened'> & {
  [Name in 'dueAt' | 'repliedAt' | 'wroteBackAt' | 'doneAt' | 'followUpOn' | 'ownerId']?:
    | Lead[Name]
    | undefined
} & Pick<MayWait, 'spam'>

/** When an answer or follow-up is due, if any. */
export const dueDayOf = (lead: LeadPlace) => waitOf(lead)?.day

/** After every real day. */
export const noDay = '9999-12-31'

/** Index keys: by date, and unless spam or held by stage and day. */
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
