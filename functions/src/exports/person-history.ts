import type { LeadEvent } from '@bong-bari/contract'
import { leadEvents, type StoredLead } from '@bong-bari/table'

/** Nor are admins' names. */
const heldOf = ({ id: _, by: _by, ...event }: LeadEvent): object[] => {
  if (event.kind === 'owner') return []
  if (event.kind !== 'replied') return [event]
  const { sent: _sent, settled: _settled, ...reply } = event
  return [reply]
}

/** What happened to a lead, oldest first. */
export const historyOf = async (lead: StoredLead) =>
  (await leadEvents(lead)).toReversed().flatMap(heldOf)
