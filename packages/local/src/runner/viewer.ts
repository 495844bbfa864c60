import { type EdgeValue, viewerRequest } from '@bong-bari/edge'
import type { ApiRequest } from './api-event.ts'

/** As CloudFront Functions get headers: names in lower case, repeats together. */
const edgeHeaders = (sent: ApiRequest['headers']) => {
  const headers: Record<string, EdgeValue> = {}
  for (const [name, value] of sent) {
    const key = name.toLowerCase()
    const before = headers[key]
    headers[key] = { value: before ? `${before.value},${value}` : value }
  }
  return headers
}

/** What the CDN sends to the API: what its function leaves of the visitor's headers, and the secret. `viewer`: their address. */
export const throughCdn = (
  sent: ApiRequest['headers'],
  { viewer, originSecret }: { viewer: string; originSecret: string },
): ApiRequest['headers'] => {
  const passed = viewerRequest({
    request: { method: 'GET', uri: '/api/', querystring: {}, headers: edgeHeaders(sent) },
    viewer: { ip: viewer },
  })
  const headers = 'uri' in passed ? passed.headers : {}
  return [
    ...Object.entries(headers).map(([name, { value }]): [string, string] => [name, value]),
    ['x-origin-secret', originSecret],
  ]
}
