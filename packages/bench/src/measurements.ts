import type { Measurement } from './reading.ts'
import { builtBytes } from './web/built.ts'
import { wireBytes } from './web/wire-bytes.ts'

/** All that is measured, in the order in which it runs. */
export const measurements: Measurement[] = [wireBytes, builtBytes]
