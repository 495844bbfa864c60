import { createHash } from 'node:crypto'
import { derivedId } from '@bong-bari/table'
import { sign } from './signed.ts'

const use = 'Idempotency-Key'

/**
 * Returns the id of what a call with an Idempotency-Key creates; undefined without a key. A key holds for one route and one person (a user's id,
 * or a visitor's client), so guessing somebody else's key reveals nothing. Ids are derived with the secret, because plain hashes of addresses
 * can be guessed in hours.
 */
export const idOfKey = (route: string, person: string, key: string | undefined) =>
  key === undefined
    ? undefined
    : derivedId(JSON.stringify([route, person, key, sign(use, route, person, key)]))

/** A hash of a parsed body, so the order in which fields were sent does not matter. */
export const fingerprintOf = (body: object) =>
  createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22)
