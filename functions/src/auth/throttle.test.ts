import { expect, test } from 'vitest'
import { loginNetworkIds } from './throttle.ts'

const ids = (client: string, name = 'ma') => {
  process.env.ORIGIN_SECRET = 'the secret'
  return loginNetworkIds(client, name)
}

test.each([
  ['198.51.100.10', '198.51.100.77'],
  ['2001:db8:1:2::/64', '2001:db8:1:ff00::/64'],
])('%s and %s are one network to log in from', (first, second) => {
  expect(ids(first)).toEqual(ids(second))
})

test.each([
  ['198.51.100.10', '198.51.101.10'],
  ['2001:db8:1:2::/64', '2001:db8:2:2::/64'],
  ['unknown', '198.51.100.10'],
])('%s and %s are two', (first, second) => {
  expect(ids(first)).not.toEqual(ids(second))
})

test('a network is remembered for one name only, and through a rotation of the secret', () => {
  expect(ids('198.51.100.10')).not.toEqual(ids('198.51.100.10', 'chele'))
  const [before] = ids('198.51.100.10')
  Object.assign(process.env, { ORIGIN_SECRET: 'newer', ORIGIN_SECRET_PREVIOUS: 'the secret' })
  expect(loginNetworkIds('198.51.100.10', 'ma')[1]).toBe(before)
  delete process.env.ORIGIN_SECRET_PREVIOUS
})
