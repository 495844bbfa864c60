/** Headers that the CDN passes to the API, beside Authorization. */
export const apiRequestHeaders = [
  'content-type',
  'idempotency-key',
  'if-match',
  'if-none-match',
  // Else CloudFront sends its own, and all sessions have one device.
  'user-agent',
  'x-csrf-token',
] as const
