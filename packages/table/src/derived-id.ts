import { createHash } from 'node:crypto'

/** A version 8 UUID from a text, such as an Idempotency-Key (RFC 9562). */
export const derivedId = (text: string) => {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
