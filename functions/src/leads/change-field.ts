import { isDeepStrictEqual } from 'node:util'
import type { LeadFieldChange } from '@bong-bari/contract'
import { isDone } from '@bong-bari/site'
import {
  type Edit,
  type StoredLead,
  setLeadDone,
  setLeadFollowUp,
  setLeadOwner,
  setLeadSpam,
  setLeadStatus,
  setLeadWroteBack,
} from '@bong-bari/table'
import { already, type ChangeOfLead, changeLead } from './change-lead.ts'
import { giveLead, ownerOf } from './owner.ts'
import { promisedAt } from './reply.ts'

/** How a field is written; refuses an owner who is not on the team. */
export const findWriter = async (change: LeadFieldChange, at: Date): Promise<ChangeOfLead> => {
  if ('leadStatus' in change) return (id, made) => setLeadStatus(id, change.leadStatus, made)
  if ('followUpOn' in change) return (id, made) => setLeadFollowUp(id, change.followUpOn, made)
  if ('spam' in change) return (id, made) => setLeadSpam(id, change.spam, made)
  if ('done' in change) return (id, made) => setLeadDone(id, change.done, made)
  if ('wroteBack' in change) {
    const wroteBack = { to: change.wroteBack, dueAt: await promisedAt(at) }
    return (id, made) => setLeadWroteBack(id, wroteBack, made)
  }
  const owner = await ownerOf(change.ownerId)
  return (id, made) => setLeadOwner(id, owner, made)
}

/** The changed field as the lead has it now. */
export const currentField = (lead: StoredLead, change: LeadFieldChange): LeadFieldChange => {
  const { leadStatus, spam = false, ownerId, followUpOn } = lead
  if ('leadStatus' in change) return { leadStatus }
  if ('followUpOn' in change) return { followUpOn }
  if ('done' in change) return { done: isDone(lead) }
  if ('wroteBack' in change) return { wroteBack: Boolean(lead.wroteBackAt) }
  return 'spam' in change ? { spam } : { ownerId }
}

/** Changes one field of one lead. */
export const changeField = async (id: string, change: LeadFieldChange, made: Edit) => {
  if ('ownerId' in change) return giveLead(id, change.ownerId, made)
  return changeLead(
    id,
    async (lead) => already(isDeepStrictEqual(currentField(lead, change), change)),
    made,
    await findWriter(change, made.at),
  )
}
