import * as z from 'zod/mini'
import { limits } from './limits.ts'

const { min, max } = limits.idempotencyKey

/** Makes a call safe to repeat. */
export const idempotencyKey = z.object({
  'idempotency-key': z.optional(
    z
      .string()
      .check(
        z.regex(/^[\x21-\x7e]*$/, 'Idempotency-Key must be printable ASCII'),
        z.minLength(min, `Idempotency-Key must have ${min} to ${max} characters`),
        z.maxLength(max, `Idempotency-Key must have ${min} to ${max} characters`),
      ),
  ),
})
