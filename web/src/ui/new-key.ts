/** An Idempotency-Key: a call that is repeated under it happens once. */
// Not randomUUID: it is missing on plain-HTTP addresses, such as a phone trying a laptop's page.
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
