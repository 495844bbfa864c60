import type { Measurement } from './reading.ts'

/** All that is measured, in the order in which it runs. */
export const measurements: Measurement[] = []
