import * as z from 'zod/mini'
import { clearable, optionalLine } from './fields.ts'
import { limits } from './limits.ts'

/** Alt texts; the office checks them too. */
export const pictureWords = z.object({
  altBn: clearable(optionalLine(limits.pictureAlt, 'Bengali description')),
  altEn: clearable(optionalLine(limits.pictureAlt, 'English description')),
})
