import type { Measurement } from './reading.ts'
import { atRest } from './web/at-rest.ts'
import { builtBytes } from './web/built.ts'
import { lighthouseScores } from './web/lighthouse.ts'
import { loading } from './web/loading.ts'
import { openForHours } from './web/open-for-hours.ts'
import { wireBytes } from './web/wire-bytes.ts'

/** All that is measured, in the order in which it runs. */
export const measurements: Measurement[] = [
  wireBytes,
  builtBytes,
  loading,
  lighthouseScores,
  openForHours,
  atRest,
]
