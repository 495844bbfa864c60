/** What the API gets of a caller's headers, beside Authorization; the CDN drops the rest. */
export const apiRequestHeaders = [
  'content-type',
  'idempotency-key',
  'if-match',
  'if-none-match',
  // Without this one CloudFront sends its own, and every session would be of one device.
  'user-agent',
  'x-csrf-token',
] as const
