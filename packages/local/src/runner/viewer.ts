import type { ApiRequest } from './api-event.ts'

/** What the CDN alone may say; a visitor's own words under these names are dropped. */
const cdnOnly = new Set(['cloudfront-viewer-address', 'x-origin-secret', 'x-forwarded-for'])

/** The headers as they leave the CDN. `viewer` is the visitor's address, a colon and the port. */
export const throughCdn = (
  headers: ApiRequest['headers'],
  { viewer, originSecret }: { viewer: string; originSecret: string },
): ApiRequest['headers'] => [
  ...headers.filter(([name]) => !cdnOnly.has(name.toLowerCase())),
  ['cloudfront-viewer-address', viewer],
  ['x-origin-secret', originSecret],
]
