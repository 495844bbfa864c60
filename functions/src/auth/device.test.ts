import { expect, test } from 'vitest'
import { describeDevice } from './login.ts'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [
    'Chrome on Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/137.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'Chrome on Windows',
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/137.0.0.0 Safari/537.36`,
  ],
  [
    'Edge on Windows',
    `Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/137.0 Safari/537.36 Edg/137.0`,
  ],
  [
    'Samsung Internet on Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
  ],
  [
    'Safari on iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  ],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  ['A browser on Windows', 'Something/1.0 (Windows NT 10.0)'],
  ['Unknown device', 'curl/8.5.0'],
  ['Unknown device', ''],
])('%s is told from its user agent', (device, userAgent) => {
  expect(describeDevice(userAgent)).toBe(device)
})

test('without a user agent the device is unknown, and nothing of a strange one is kept', () => {
  expect(describeDevice(undefined)).toBe('Unknown device')
  expect(describeDevice(`<script>${'x'.repeat(100_000)}Chrome/1 Android`)).toBe('Unknown device')
})
