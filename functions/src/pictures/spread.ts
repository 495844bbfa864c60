import type { Picture } from '@bong-bari/contract'
import { describePicture } from '@bong-bari/table'

/** Copies a picture's words to wherever it stands; a repeat after a lost answer does it again. */
export const spreadWords = ({ src, altBn: bn, altEn: en }: Picture) =>
  describePicture(src, bn || en ? { bn, en } : null)
