import * as z from 'zod/mini'
import { clearable, optionalLine } from './fields.ts'
import { limits } from './limits.ts'

/** Alt texts. A module of its own because the office checks them too. */
export const pictureWords = z.object({
  altBn: clearable(optionalLine(limits.pictureAlt, 'Bengali description')),
  altEn: clearable(optionalLine(limits.pictureAlt, 'English description')),
})
