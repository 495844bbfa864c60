import { apiRequestHeaders } from '@bong-bari/edge'
import type { ApiRequest } from './api-event.ts'

/** The CDN drops others. */
const passed = new Set<string>([...apiRequestHeaders, 'authorization'])

/** `viewer`: address and port. */
export const throughCdn = (
  headers: ApiRequest['headers'],
  { viewer, originSecret }: { viewer: string; originSecret: string },
): ApiRequest['headers'] => [
  ...headers.filter(([name]) => passed.has(name.toLowerCase())),
  ['cloudfront-viewer-address', viewer],
  ['x-origin-secret', originSecret],
]
