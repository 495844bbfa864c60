import { newLead } from '@bong-bari/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import * as z from 'zod'
import { bodyOf, type RequestValues } from './request-values.ts'
import { workRequestSchema } from './work-request-schema.ts'

// A chunk of its own: the schemas outweigh the forms and are of no use before somebody types.

/** Home's form asks what the API asks. */
export const homeRules = zodResolver(z.custom<RequestValues>().transform(bodyOf).pipe(newLead))

export const workRules = zodResolver(workRequestSchema)
