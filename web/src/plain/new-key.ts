/** Makes an Idempotency-Key. `randomUUID` is missing on plain HTTP, such as on a phone that opens a laptop's page. */
export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
