import type { leads } from './lead.ts'
import type { Lead } from './lead-entity.ts'
import type { BodyOf } from './route.ts'

type Arrival = Pick<Lead, 'id' | 'createdAt'>

/** The lead that a request becomes when it comes in: nobody has opened it, and what it does not say is null. */
export const arrivedLead = (
  request: BodyOf<typeof leads.create>,
  { id, createdAt }: Arrival,
): Lead => ({
  id,
  name: request.name,
  email: request.email ?? null,
  phone: request.phone ?? null,
  company: request.company,
  message: request.message || null,
  source: request.source ?? 'form',
  conversation: request.conversation?.length
    ? request.conversation.map(({ role, content }) => ({ role, content }))
    : null,
  status: 'submitted',
  opened: false,
  openedAt: null,
  leadStatus: 'new',
  followUpNotes: null,
  createdAt,
  dueAt: null,
  repliedAt: null,
  lastReply: null,
  pendingReply: null,
  wroteBackAt: null,
  doneAt: null,
  followUpOn: null,
  ownerId: null,
  ownerName: null,
  updatedAt: null,
  version: 1,
  changedBy: null,
})
