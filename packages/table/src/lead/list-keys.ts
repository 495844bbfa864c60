import type { Lead } from '@bong-bari/contract'
import { type MayWait, stageOf, waitOf } from '@bong-bari/site'
import { sortKey } from '../db/page.ts'
import { keys } from '../schema/keys.ts'

export type LeadListFields = Pick<Lead, 'leadStatus' | 'opened'> & {
  [Name in 'dueAt' | 'repliedAt' | 'wroteBackAt' | 'doneAt' | 'followUpOn' | 'ownerId']?:
    | Lead[Name]
    | undefined
} & Pick<MayWait, 'spam'>

/** The day on which an answer or follow-up is due; undefined if none is. */
export const dueDayOf = (lead: LeadListFields) => waitOf(lead)?.day

/** The day of a lead with nothing due in the sort key of `gsi3`; it sorts after every real day. */
export const noDay = '9999-12-31'

/** Returns the keys of a lead in the indexes: `gsi1` by date, `gsi2` by status, and unless it is spam `gsi3` by stage and day. */
export const listKeysOfLead = (lead: LeadListFields & Pick<Lead, 'id' | 'createdAt'>) => {
  const { leadStatus, opened, spam } = lead
  const leadKey = sortKey(lead)
  const stage = stageOf(lead)
  return {
    gsi1pk: keys.leads(spam),
    gsi1sk: leadKey,
    gsi2pk: keys.leadsByStatus(leadStatus, opened, spam),
    gsi2sk: leadKey,
    gsi3pk: stage && keys.leadsAt(stage),
    gsi3sk: stage && `${dueDayOf(lead) ?? noDay}#${leadKey}`,
  }
}
