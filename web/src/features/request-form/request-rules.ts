import { newLead } from '@bong-bari/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import * as z from 'zod/mini'
import { bodyOf, type RequestValues } from './request-values.ts'
import { workRequestSchema } from './work-request-schema.ts'

// A chunk of its own: the schemas outweigh the forms and are of no use before somebody types.

/** Home's form asks what the API asks. */
export const homeRules = zodResolver(
  z.pipe(
    z.pipe(
      z.custom<RequestValues>(),
      z.transform((values) => bodyOf(values)),
    ),
    newLead,
  ),
)

export const workRules = zodResolver(workRequestSchema)
