import * as z from 'zod/mini'
import { optionalText, requiredText, text } from './fields.ts'
import { contactRequired, hasContact } from './lead-contact.ts'
import { flag, leadSelection } from './lead-filter.ts'
import { leadStatus } from './lead-status.ts'
import { limits } from './limits.ts'
import { idParam, paging, searchCursorForm } from './paging.ts'
import { splitPhone } from './phone.ts'
import type { Group } from './route.ts'
import { changedBy, ifMatch, version } from './version.ts'

const { phoneDigits } = limits.lead
const phoneForm = new RegExp(`^\\+\\d{1,3} \\d{${phoneDigits.min},${phoneDigits.max}}$`)

/**
 * Brings a typed phone to the stored form: country code, one space, digits (`+91 9830012345`), see
 * `splitPhone`. A code without digits is no phone and gives `''`.
 */
export const storedPhone = (typed: string) => {
  const phone = splitPhone(typed)
  if (!phone) return typed.trim()
  return phone.digits && `${phone.code} ${phone.digits}`
}

export const leadName = requiredText(limits.lead.name, 'Name')
export const leadCompany = requiredText(limits.lead.company, 'Company')
export const leadMessage = z.optional(text(limits.lead.message, 'Message'))

export const isEmailOrNone = (email: string | undefined) =>
  email === undefined || /^[^\s@]+@[^\s@]+$/.test(email)

export const leadEmail = optionalText(limits.lead.email, 'Email').check(
  z.refine(isEmailOrNone, 'Email must contain @ symbol'),
)

export const isStoredPhoneOrNone = (phone: string) => phone === '' || phoneForm.test(phone)

const typedPhone = z.pipe(text(60, 'Phone'), z.transform(storedPhone)).check(
  z.refine(isStoredPhoneOrNone, {
    error: ({ input }) =>
      /^\+\d{1,3} \d+$/.test(String(input))
        ? `The number needs ${phoneDigits.min} to ${phoneDigits.max} digits`
        : `Phone must be a country code, a space and ${phoneDigits.min} to ${phoneDigits.max} digits`,
  }),
)

export const leadPhone = z.optional(
  z.pipe(
    typedPhone,
    z.transform((phone) => phone || undefined),
  ),
)

/** A brand's request. `website` is the honeypot: people never see it, so only robots fill it. */
export const newLead = z
  .object({
    name: leadName,
    company: leadCompany,
    email: leadEmail,
    phone: leadPhone,
    message: leadMessage,
    website: z.optional(text(limits.lead.message, 'Website')),
  })
  .check(
    z.refine(hasContact, {
      path: ['email'],
      error: contactRequired,
      // Also when other fields are wrong, so that everything is said at once.
      when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value),
    }),
  )

export const lead = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  company: z.string(),
  message: z.nullable(z.string()),
  status: z.literal('submitted'),
  opened: z.boolean(),
  openedAt: z.nullable(z.iso.datetime()),
  leadStatus,
  followUpNotes: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  /** Null until somebody changes it. */
  updatedAt: z._default(z.nullable(z.iso.datetime()), null),
  version,
  changedBy,
})
export type Lead = z.output<typeof lead>

const { min, max } = limits.idempotencyKey
const idempotencyKey = z
  .string()
  .check(
    z.regex(/^[\x21-\x7e]*$/, 'Idempotency-Key must be printable ASCII'),
    z.minLength(min, `Idempotency-Key must have ${min} to ${max} characters`),
    z.maxLength(max, `Idempotency-Key must have ${min} to ${max} characters`),
  )

export const leads = {
  create: {
    method: 'POST',
    path: '/api/collaboration-requests',
    access: 'public',
    headers: z.object({ 'idempotency-key': z.optional(idempotencyKey) }),
    body: newLead,
    response: z.pick(lead, { id: true, status: true, createdAt: true }),
    status: 201,
  },
  list: {
    method: 'GET',
    path: '/api/collaboration-requests',
    access: 'admin',
    /** `spam` lists what was kept apart, filtered like the others, instead of them. */
    query: z.object({
      ...leadSelection,
      spam: flag('spam'),
      ...paging(limits.leadPage.max, searchCursorForm),
    }),
    response: z.array(lead),
    paged: true,
    polled: true,
  },
  /** `more`: there are more than `count`; null while nobody has counted. */
  count: {
    method: 'GET',
    path: '/api/collaboration-requests/count',
    access: 'admin',
    query: z.object({ ...leadSelection, spam: flag('spam') }),
    response: z.object({ count: z.nullable(z.int()), more: z.boolean() }),
    polled: true,
  },
  open: {
    method: 'PUT',
    path: '/api/collaboration-requests/{id}/open',
    access: 'admin',
    params: idParam,
    headers: ifMatch,
    response: lead,
  },
  setStatus: {
    method: 'PUT',
    path: '/api/collaboration-requests/{id}/status',
    access: 'admin',
    params: idParam,
    headers: ifMatch,
    body: z.object({ leadStatus }),
    response: lead,
  },
  saveNotes: {
    method: 'PUT',
    path: '/api/collaboration-requests/{id}/follow-up',
    access: 'admin',
    params: idParam,
    headers: ifMatch,
    body: z.object({ followUpNotes: text(limits.lead.followUpNotes, 'Follow-up notes') }),
    response: lead,
  },
  markSpam: {
    method: 'PUT',
    path: '/api/collaboration-requests/{id}/spam',
    access: 'admin',
    params: idParam,
    headers: ifMatch,
    response: lead,
  },
  /** For good: nothing of it is kept. */
  remove: {
    method: 'DELETE',
    path: '/api/collaboration-requests/{id}',
    access: 'admin',
    params: idParam,
    response: z.object({ id: z.string() }),
  },
  /**
   * How long leads are kept: `months` after their last change, from `from` on; both null while they
   * are kept until somebody erases them. `due` counts those that would go now, up to 1,000.
   */
  retention: {
    method: 'GET',
    path: '/api/admin/lead-retention',
    access: 'admin',
    response: z.object({
      months: z.nullable(z.int()),
      from: z.nullable(z.iso.datetime()),
      due: z.int(),
    }),
  },
  /** Takes a lead out of the spam; one that is no spam stays as it is. */
  restore: {
    method: 'PUT',
    path: '/api/collaboration-requests/{id}/restore',
    access: 'admin',
    params: idParam,
    headers: ifMatch,
    response: lead,
  },
} as const satisfies Group
