import { createHash } from 'node:crypto'
import { derivedId } from '@bong-bari/table'
import { signed } from './signed.ts'

const use = 'Idempotency-Key'

/**
 * The id of what a call with an Idempotency-Key makes; undefined without a key. A key holds for one use (a route) and one
 * person (a user's id, or a visitor's client), so whoever guesses somebody else's key learns nothing. Ids are derived with
 * the secret, since plain hashes of addresses are guessed in hours.
 */
export const idOfKey = (route: string, person: string, key: string | undefined) =>
  key === undefined
    ? undefined
    : derivedId(JSON.stringify([route, person, key, signed(use, route, person, key)]))

/** Tells bodies apart, as parsed: the order of what was sent does not matter. */
export const fingerprintOf = (body: object) =>
  createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22)
