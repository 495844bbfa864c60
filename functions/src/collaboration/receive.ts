import { randomUUID } from 'node:crypto'
import type { api, BodyOf, Lead } from '@bong-bari/contract'
import { createLead, findLead, leadIdOf } from '@bong-bari/table'
import { refuse } from '../http/refuse.ts'

type Request = BodyOf<typeof api.collaboration.create>

const asLead = (request: Request, id: string, now: Date): Lead => ({
  id,
  name: request.name,
  email: request.email ?? null,
  phone: request.phone ?? null,
  company: request.company,
  message: request.message || null,
  status: 'submitted',
  opened: false,
  openedAt: null,
  leadStatus: 'new',
  followUpNotes: null,
  createdAt: now.toISOString(),
})

const requested = ['name', 'email', 'phone', 'company', 'message'] as const

const sameRequest = (a: Lead, b: Lead) => requested.every((field) => a[field] === b[field])

/**
 * Stores a brand's request once: a repeat under its key answers as the first did. What fills the
 * honeypot is kept apart, and its sender sees no difference.
 */
export const receiveLead = async (
  request: Request,
  idempotencyKey: string | undefined,
  now: Date,
) => {
  const id = idempotencyKey ? leadIdOf(idempotencyKey) : randomUUID()
  const lead = asLead(request, id, now)
  if (await createLead({ ...lead, spam: Boolean(request.website) })) return lead
  const first = await findLead(id)
  return first && sameRequest(first, lead) ? first : refuse('idempotency-key-reused')
}
