import { createHash } from 'node:crypto'

/**
 * The id that a text stands for, such as a lead's under an Idempotency-Key: always the same, in the
 * form of a UUID of version 8 (RFC 9562: a custom hash).
 */
export const derivedId = (text: string) => {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
