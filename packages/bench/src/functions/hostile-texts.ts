import { timesOfHostileTexts } from '../../../markdown/testing/hostile-timing.ts'
import type { Measurement } from '../reading.ts'

/** How long a post made to hang its reader takes, at full length. */
export const hostileTexts: Measurement = {
  name: 'hostile-texts',
  length: 'short',
  measure: async () =>
    timesOfHostileTexts().map(({ of, ms }) => ({ id: 'W10 texts', of, value: ms })),
}
