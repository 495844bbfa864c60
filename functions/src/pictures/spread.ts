import type { Picture } from '@bong-bari/contract'
import { describePicture } from '@bong-bari/table'

/**
 * Takes what is said of a picture to wherever it stands. Also where it was said before: whoever lost the
 * answer asks again.
 */
export const spreadWords = ({ src, altBn: bn, altEn: en }: Picture) =>
  describePicture(src, bn || en ? { bn, en } : null)
