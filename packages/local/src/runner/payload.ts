import { functionPayloadBytes } from '@bong-bari/edge'

/** What a short body never comes to, with all that is sent beside it. */
const far = functionPayloadBytes / 2

/**
 * True of an event or an answer that Lambda refuses. It counts them as JSON, where a character is
 * six bytes at most: only where the body is large is every byte counted.
 */
export const isOverPayload = (value: { body?: unknown }) => {
  const { body = '' } = value
  if (typeof body === 'string' && 6 * body.length < far) return false
  return Buffer.byteLength(JSON.stringify(value)) > functionPayloadBytes
}
