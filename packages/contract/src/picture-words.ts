import * as z from 'zod/mini'
import { clearable, optionalLine } from './fields.ts'
import { limits } from './limits.ts'

/** What is said of a picture, in either language. The office checks it too, so it stands apart. */
export const pictureWords = z.object({
  altBn: clearable(optionalLine(limits.pictureAlt, 'Bengali description')),
  altEn: clearable(optionalLine(limits.pictureAlt, 'English description')),
})
