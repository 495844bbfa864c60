import { apiRequestHeaders } from '@bong-bari/edge'
import type { ApiRequest } from './api-event.ts'

/** What the CDN hands on; a visitor's own words under other names are dropped. */
const passed = new Set<string>([...apiRequestHeaders, 'authorization'])

/** The headers as they leave the CDN. `viewer` is the visitor's address, a colon and the port. */
export const throughCdn = (
  headers: ApiRequest['headers'],
  { viewer, originSecret }: { viewer: string; originSecret: string },
): ApiRequest['headers'] => [
  ...headers.filter(([name]) => passed.has(name.toLowerCase())),
  ['cloudfront-viewer-address', viewer],
  ['x-origin-secret', originSecret],
]
