import { newLead } from '@bong-bari/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import * as z from 'zod/mini'
import { bodyOf, type RequestValues } from './request-values.ts'
import { workRequestSchema } from './work-request-schema.ts'

// A chunk of its own: schemas outweigh the forms and are needed only once somebody types.

/** The API's own rules. */
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
