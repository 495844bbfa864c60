import * as z from 'zod/mini'

export const languages = ['auto', 'bengali', 'benglish', 'english'] as const

/** What training rows and templates have in common. */
export const storedRow = {
  id: z.int().check(z.positive()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
}

export const isActive = z._default(z.boolean({ error: 'isActive must be true or false' }), true)

/** The `{id}` of a path; what is no whole number becomes 0, which nothing has. */
export const numberParam = z.object({
  id: z.catch(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,11}$/)), z.transform(Number)), 0),
})
