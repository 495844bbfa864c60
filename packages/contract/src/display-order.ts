import * as z from 'zod/mini'
import { defaulted } from './noun.ts'

/** Smallest first. */
export const requiredDisplayOrder = z
  .number({ error: 'Display order must be a number' })
  .check(
    z.int('Display order must be a whole number'),
    z.minimum(1, 'Display order must be at least 1'),
    z.maximum(1_000_000, 'Display order must be at most 1,000,000'),
  )

/** {@link requiredDisplayOrder}, 1 by default. */
export const displayOrder = defaulted(z.int(), requiredDisplayOrder, 1)
