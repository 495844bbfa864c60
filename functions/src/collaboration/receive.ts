import { createHash, randomUUID } from 'node:crypto'
import type { api, BodyOf, Lead } from '@bong-bari/contract'
import { createLead, findLead } from '@bong-bari/table'
import { refuse } from '../http/refuse.ts'

type Request = BodyOf<typeof api.collaboration.create>

/** The same key gives the same id, in the form of a UUID of version 8 (RFC 9562: a custom hash). */
const idFrom = (idempotencyKey: string) => {
  const hex = createHash('sha256').update(idempotencyKey).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

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
  const id = idempotencyKey ? idFrom(idempotencyKey) : randomUUID()
  const lead = asLead(request, id, now)
  if (await createLead({ ...lead, spam: Boolean(request.website) })) return lead
  const first = await findLead(id)
  return first && sameRequest(first, lead) ? first : refuse('idempotency-key-reused')
}
