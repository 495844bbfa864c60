import type { Picture } from '@bong-bari/contract'
import { announcePages, describePicture, everyPage } from '@bong-bari/table'
import { changingPages } from '../page-changes/change-pages.ts'

/**
 * Takes what is said of a picture to wherever it stands. Also where it was said before: whoever lost the
 * answer asks again. It may take longer than what is announced waits for: so it is said again.
 */
export const spreadWords = async ({ src, altBn: bn, altEn: en }: Picture, now: Date) => {
  const imageAlt = bn || en ? { bn, en } : null
  const count = await changingPages([everyPage], now, () => describePicture(src, imageAlt))
  if (count) await announcePages([everyPage], now)
}
