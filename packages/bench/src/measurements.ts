import type { Measurement } from './reading.ts'
import { builtBytes } from './web/built.ts'
import { loading } from './web/loading.ts'
import { wireBytes } from './web/wire-bytes.ts'

/** All that is measured, in the order in which it runs. */
export const measurements: Measurement[] = [wireBytes, builtBytes, loading]
