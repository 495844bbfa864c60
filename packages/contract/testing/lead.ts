import type { Lead } from '../src/lead/lead.ts'
import { buildLead } from '../src/lead/new-lead.ts'

/** A new lead that says as little as it may, with these fields of its own. */
export const leadOf = (fields: Partial<Lead> = {}): Lead => ({
  ...buildLead(
    { name: 'Asha Sen', company: 'Sen Sweets' },
    { id: '00000000-0000-4000-8000-000000000001', createdAt: '2026-11-21T04:44:00.000Z' },
  ),
  ...fields,
})
