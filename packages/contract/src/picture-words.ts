import * as z from 'zod/mini'
import { clearable, optionalLine } from './fields.ts'
import { limits } from './limits.ts'

/** The alt text; the office checks it too. */
export const pictureWords = z.object({
  alt: clearable(optionalLine(limits.pictureAlt, 'Description')),
})
