import { dayIn, site, whenShown } from '@bong-bari/site'
import { uploadInBenglish, uploadWords } from '@bong-bari/site/next-upload'
import type { Language } from '@bong-bari/text'

/** Undefined where unknown or past. */
export const uploadToCome = (moment: string, now: Date): Record<Language, string> | undefined => {
  if (!(whenShown(site.timeZone, moment) > now)) return undefined
  const today = dayIn(site.timeZone, now)
  const { en, bn } = uploadWords(moment, today)
  return { bengali: bn, benglish: uploadInBenglish(moment, today), english: en }
}
