import * as z from 'zod/mini'
import { clearable, optionalText } from './fields.ts'
import { limits } from './limits.ts'

/** What is said of a picture, in either language. The office checks it too, so it stands apart. */
export const pictureWords = z.object({
  altBn: clearable(optionalText(limits.pictureAlt, 'Bengali description')),
  altEn: clearable(optionalText(limits.pictureAlt, 'English description')),
})
