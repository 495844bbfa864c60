import { contactRequired, newLead } from '@bong-bari/contract'
import * as z from 'zod'
import { bodyOf, hasContact, type RequestBody, type RequestValues } from './request-values.ts'

const shortest = 2

/** What this form asks beyond the API's own rules; its words come first. */
const rules = z.object({
  name: z.string().trim().min(shortest, 'Name must be at least 2 characters'),
  company: z.string().trim().min(shortest, 'Company name is required'),
  countryCode: z.string().min(1, 'Country code is required'),
})

/** The rules of the form on /work-with-us. Every broken one is named at once. */
export const workRequestSchema: z.ZodType<RequestBody, RequestValues> = z
  .custom<RequestValues>()
  .transform((values, context) => {
    const lead = newLead.safeParse(bodyOf(values))
    const found = [rules.safeParse(values), lead].flatMap(({ error }) => error?.issues ?? [])
    for (const { path, message } of found) context.addIssue({ code: 'custom', path, message })
    if (!hasContact(values))
      context.addIssue({ code: 'custom', path: ['email'], message: contactRequired })
    return lead.data ?? z.NEVER
  })
