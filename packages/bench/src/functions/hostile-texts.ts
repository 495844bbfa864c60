import { timesOfHostileTexts } from '../../../markdown/testing/hostile-timing.ts'
import type { Measurement } from '../reading.ts'

/** How long whoever shows a post is kept by a text that was made to keep them: as many characters as a post may have. */
export const hostileTexts: Measurement = {
  name: 'hostile-texts',
  length: 'short',
  measure: async () =>
    timesOfHostileTexts().map(({ of, ms }) => ({ id: 'W10 texts', of, value: ms })),
}
