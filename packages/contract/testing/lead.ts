import type { Lead } from '../src/lead.ts'

/** A new lead that says as little as it may, with these fields of its own. */
export const leadOf = (fields: Partial<Lead> = {}): Lead => ({
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Asha Sen',
  email: null,
  phone: null,
  company: 'Sen Sweets',
  message: null,
  status: 'submitted',
  opened: false,
  openedAt: null,
  leadStatus: 'new',
  followUpNotes: null,
  createdAt: '2026-11-21T04:44:00.000Z',
  ...fields,
})
