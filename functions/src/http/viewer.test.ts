import { expect, test } from 'vitest'
import type { HttpEvent } from './event.ts'
import { listNetworks, readClient } from './event.ts'

test.each([
  ['198.51.100.10', '198.51.100.10'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['2001:0DB8:0001::1', '2001:db8:1:0::/64'],
  ['::ffff:198.51.100.10', '198.51.100.10'],
  ['::FFFF:198.51.100.10', '198.51.100.10'],
  ['::ffff:c633:640a', '198.51.100.10'],
  ['0:0:0:0:0:ffff:198.51.100.10', '198.51.100.10'],
  ['0000:0000:0000:0000:0000:ffff:c633:640a', '198.51.100.10'],
  ['::ffff:0:1', '0.0.0.1'],
  ['::fffe:198.51.100.10', '0:0:0:0::/64'],
  ['64:ff9b::198.51.100.10', '64:ff9b:0:0::/64'],
  ['1:2:3:4:5:6:198.51.100.10', '1:2:3:4::/64'],
  ['fe80::1%eth0', 'unknown'],
  ['::1', '0:0:0:0::/64'],
  ['not an address', 'unknown'],
])('the viewer %s counts as %s', (viewer, client) => {
  const headers = { 'x-viewer-address': viewer, 'x-forwarded-for': '192.0.2.1' }
  expect(readClient({ headers } as unknown as HttpEvent)).toBe(client)
})

test('without a viewer address all count as one', () => {
  expect(readClient({ headers: { 'x-forwarded-for': '192.0.2.1' } } as unknown as HttpEvent)).toBe(
    'unknown',
  )
})

test.each([
  ['198.51.100.10', ['198.51.100.10']],
  ['unknown', ['unknown']],
  ['2001:db8:1:2345::/64', ['2001:db8:1:2345::/64', '2001:db8:1:2300::/56', '2001:db8:1::/48']],
  ['0:0:0:0::/64', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0::/48']],
])('%s is counted in %j', (client, networks) => {
  expect(listNetworks(client)).toEqual(networks)
})
