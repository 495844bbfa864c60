import { createHash } from 'node:crypto'
import { type Allowance, takeAttempt } from '@bong-bari/table'
import { refuse } from './refuse.ts'

/** Names and addresses are only counted, so only their hashes are stored. */
export const hashed = (...parts: string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

/** Counts one attempt and answers its number; refuses, with the wait in Retry-After, past the limit. */
export const countAttempt = async (
  allowance: Allowance,
  now: Date,
  code: 'too-many-attempts' | 'too-many-requests' = 'too-many-requests',
) => {
  const taken = await takeAttempt(allowance, now)
  if ('count' in taken) return taken.count
  return refuse(code, { headers: { 'retry-after': String(taken.retryAfter) } })
}
