import { expect, test } from 'vitest'
import { applyCdnHeaders } from './api-event.ts'

test('what the CDN is not told to hand on never reaches the API', () => {
  const sent: [string, string][] = [
    ['If-Match', '"3"'],
    ['Authorization', 'Bearer x'],
    ['Accept-Language', 'bn'],
    ['X-Forwarded-For', '1.2.3.4'],
    ['X-Viewer-Address', '1.2.3.4'],
    ['X-Origin-Secret', 'guess'],
  ]
  expect(applyCdnHeaders(sent, { viewer: '127.0.0.1', originSecret: 's' })).toEqual([
    ['if-match', '"3"'],
    ['authorization', 'Bearer x'],
    ['x-viewer-address', '127.0.0.1'],
    ['x-origin-secret', 's'],
  ])
})
