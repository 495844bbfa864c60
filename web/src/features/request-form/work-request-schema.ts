import { contactRequired, newLead } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { bodyOf, hasContact, type RequestBody, type RequestValues } from './request-values.ts'

const minLength = 2

/** Rules beyond the API's; their messages come first. */
const rules = z.object({
  name: z.string().check(z.trim(), z.minLength(minLength, 'Name must be at least 2 characters')),
  company: z.string().check(z.trim(), z.minLength(minLength, 'Company name is required')),
  countryCode: z.string().check(z.minLength(1, 'Country code is required')),
})

/** The rules of /work-with-us. All errors are reported at once. */
export const workRequestSchema: z.ZodMiniType<RequestBody, RequestValues> = z.pipe(
  z.custom<RequestValues>(),
  z.transform((values, { issues }) => {
    const lead = newLead.safeParse(bodyOf(values))
    const found = [rules.safeParse(values), lead].flatMap(({ error }) => error?.issues ?? [])
    for (const { path, message } of found)
      issues.push({ code: 'custom', path: [...path], message, input: values })
    if (!hasContact(values))
      issues.push({ code: 'custom', path: ['email'], message: contactRequired, input: values })
    return lead.data ?? z.NEVER
  }),
)
