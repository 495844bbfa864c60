import { dayInKolkata, momentOfClock } from '@bong-bari/site'
import { uploadInBenglish, uploadWords } from '@bong-bari/site/next-upload'
import type { Language } from '@bong-bari/text'

/** Undefined where unknown or past. */
export const uploadToCome = (moment: string, now: Date): Record<Language, string> | undefined => {
  if (!(momentOfClock(moment) > now)) return undefined
  const today = dayInKolkata(now)
  const { en, bn } = uploadWords(moment, today)
  return { bengali: bn, benglish: uploadInBenglish(moment, today), english: en }
}
