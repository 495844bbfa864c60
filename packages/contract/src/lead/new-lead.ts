import * as z from 'zod/mini'
import { nullish, oneOf, optionalLine, requiredLine, text } from '../route/fields.ts'
import { limits } from '../route/limits.ts'
import type { TextRule } from '../route/text-checks.ts'
import { budgetChoices, monthForm, packageChoices } from './choices.ts'
import { type Lead, leadConversation, leadSource } from './lead.ts'
import { normalizePhone } from './phone.ts'
import { contactRequired, emailRules, hasContact, phoneRules, readEmail } from './request-rules.ts'

export const leadName = requiredLine(limits.lead.name, 'Name')
export const leadCompany = requiredLine(limits.lead.company, 'Company')
export const leadMessage = nullish(text(limits.lead.message, 'Message'))

const typedEmail = z.pipe(
  optionalLine(limits.lead.email, 'Email'),
  z.transform((typed) => typed && readEmail(typed)),
)

/** What is absent or empty breaks no rule. */
const refuseBroken = (rules: readonly TextRule[]) =>
  rules.map(([holds, message]) =>
    z.refine<string | undefined>((value) => !value || holds(value), {
      error: message,
      abort: true,
    }),
  )

export const leadEmail = z.optional(typedEmail).check(...refuseBroken(emailRules))

/** Past months are accepted, because the form may have been open for long. */
export const leadMonth = nullish(
  z.string().check(z.regex(monthForm, 'month must be a month like 2026-12')),
)

const typedPhone = z
  .pipe(text(60, 'Phone'), z.transform(normalizePhone))
  .check(...refuseBroken(phoneRules))

export const leadPhone = z.optional(
  z.pipe(
    z.nullable(typedPhone),
    z.transform((phone) => phone || undefined),
  ),
)

/** A request as visitors send it. `website` is a field that only spam fills. */
export const newLead = z
  .object({
    name: leadName,
    company: leadCompany,
    email: leadEmail,
    phone: leadPhone,
    message: leadMessage,
    offering: nullish(oneOf('offering', packageChoices)),
    budget: nullish(oneOf('budget', budgetChoices)),
    month: leadMonth,
    source: z.optional(leadSource),
    conversation: z.optional(leadConversation),
    website: z.optional(text(limits.lead.message, 'Website')),
  })
  .check(
    z.refine(hasContact, {
      path: ['email'],
      error: contactRequired,
      // This is checked even when other fields fail, so that all errors come at once.
      when: ({ value }) => typeof value === 'object' && value !== null && !Array.isArray(value),
    }),
  )
export interface NewLead extends z.output<typeof newLead> {}

type Arrival = Pick<Lead, 'id' | 'createdAt'>

/** Builds a new lead from a request. It is not opened, and what the request lacks is null. */
export const buildLead = (request: NewLead, { id, createdAt }: Arrival): Lead => ({
  id,
  name: request.name,
  email: request.email ?? null,
  phone: request.phone ?? null,
  company: request.company,
  message: request.message || null,
  offering: request.offering ?? null,
  budget: request.budget ?? null,
  month: request.month ?? null,
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
