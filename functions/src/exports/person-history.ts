import type { LeadEvent } from '@bong-bari/contract'
import { leadEvents, type StoredLead } from '@bong-bari/table'

/** Which admin did it is nothing of the sender's, and so is who of them takes care of it. */
const heldOf = ({ id: _, by: _by, ...event }: LeadEvent): object[] => {
  if (event.kind === 'owner') return []
  if (event.kind !== 'replied') return [event]
  const { sent: _sent, settled: _settled, ...reply } = event
  return [reply]
}

/** What happened to a lead, oldest first, as far as it is held of its sender. */
export const historyOf = async (lead: StoredLead) =>
  (await leadEvents(lead)).toReversed().flatMap(heldOf)
