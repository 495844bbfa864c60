import { expect, test } from 'vitest'
import { throughCdn } from './viewer.ts'

test('what the CDN is not told to hand on never reaches the API', () => {
  const sent: [string, string][] = [
    ['If-Match', '"3"'],
    ['Authorization', 'Bearer x'],
    ['Accept-Language', 'bn'],
    ['X-Forwarded-For', '1.2.3.4'],
    ['CloudFront-Viewer-Address', '1.2.3.4:5'],
  ]
  expect(throughCdn(sent, { viewer: '127.0.0.1:6', originSecret: 's' })).toEqual([
    ['If-Match', '"3"'],
    ['Authorization', 'Bearer x'],
    ['cloudfront-viewer-address', '127.0.0.1:6'],
    ['x-origin-secret', 's'],
  ])
})
