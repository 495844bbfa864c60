import { coldPath } from './cold-path.ts'
import { functionInit } from './function-init.ts'
import type { Measurement } from './reading.ts'

/** All that is measured, in the order in which it runs. */
export const measurements: Measurement[] = [coldPath, functionInit]
