import { api, type LeadChange } from '@bong-bari/contract'
import { keyOf, queryClient } from '../../api.ts'
import { beginChanges, type LeadFields, settleChange } from './lead-changes.ts'
import { writeDraft } from './lead-drafts.ts'
import { byChange, type Report } from './lead-many.ts'
import { askListsAnew } from './lead-query.ts'
import type { Member } from './lead-team.ts'

const nameOf = (ownerId: string) =>
  queryClient
    .getQueryData<readonly Member[]>(keyOf(api.auth.listUsers))
    ?.find(({ id }) => id === ownerId)?.username ?? 'Somebody'

const fieldsOf = (change: LeadChange): LeadFields => {
  if ('erase' in change) return { erased: true }
  const now = new Date().toISOString()
  if ('done' in change) return { doneAt: change.done ? now : null }
  if ('wroteBack' in change) return { wroteBackAt: change.wroteBack ? now : null }
  if (!('ownerId' in change)) return change
  const { ownerId } = change
  return { ownerId, ownerName: ownerId && nameOf(ownerId) }
}

/** Shows what became of many, all at once, and asks for the lists anew. */
export const settleMany = ({ changed, gone }: Report) => {
  for (const { change, tasks } of byChange(changed))
    settleChange(beginChanges(new Set(tasks.map(({ id }) => id)), fieldsOf(change)))
  if (gone.length > 0)
    settleChange(beginChanges(new Set(gone.map(({ id }) => id)), { erased: true }))
  for (const { id, change } of changed) if ('erase' in change) writeDraft(id, undefined)
  askListsAnew(queryClient)
}
