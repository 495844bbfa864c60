import * as z from 'zod/mini'
import { oneOf } from './fields.ts'
import { changedBy, version } from './version.ts'

export const languages = ['auto', 'bengali', 'benglish', 'english'] as const

/** What training rows and templates have in common. */
export const storedRow = {
  id: z.int().check(z.positive()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version,
  changedBy,
}

const whetherActive = z.boolean({ error: 'isActive must be true or false' })
export const isActive = z._default(whetherActive, true)

/** What changes of training rows and templates have in common. */
export const rowChanges = {
  language: z.optional(oneOf('language', languages)),
  isActive: z.optional(whetherActive),
}

/** The `{id}` of a path; what is no whole number becomes 0, which nothing has. */
export const numberParam = z.object({
  id: z.catch(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,11}$/)), z.transform(Number)), 0),
})
