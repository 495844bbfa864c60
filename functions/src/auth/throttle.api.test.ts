import { randomUUID } from 'node:crypto'
import { api } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { fillWindow } from '../../testing/fill-window.ts'
import { password, refusalOf, startApi } from '../../testing/start-api.ts'

const site = await startApi()
const admitLogin = (await import('./throttle.ts')).admitLogin
const createCounterName = (await import('../http/limit.ts')).createCounterName
const createUser = (await import('./accounts.ts')).createUser

const day = 24 * 3600_000
const newName = async () => {
  const username = `ma-${randomUUID().slice(0, 8)}`
  await createUser({ username, password }, new Date(site.clock.now))
  return username
}
const logIn = (username: string, address: string, given = password) =>
  site.client({}, { address })(api.auth.login, { body: { username, password: given } })
const now = () => new Date(site.clock.now)

/** A name whose hundred attempts are used up, as if by many strangers. */
const attack = async (username: string) => {
  const name = await createCounterName(now(), 'login-name', username)
  await fillWindow({ name, windows: [{ limit: 100, seconds: 900 }] }, now())
}

test('strangers who guess at a name lock nobody out who has logged in from there within 30 days', async () => {
  const username = await newName()
  await logIn(username, '198.51.100.10')
  await attack(username)
  expect(await refusalOf(logIn(username, '192.0.2.1'))).toMatchObject({ status: 429 })
  await expect(logIn(username, '198.51.100.200')).resolves.toBeDefined()
  site.clock.now += 30 * day
  await attack(username)
  expect(await refusalOf(logIn(username, '198.51.100.10'))).toMatchObject({ status: 429 })
  site.clock.now += 15 * 60_000
  await expect(logIn(username, '198.51.100.10')).resolves.toBeDefined()
})

test('who is turned away because of others keeps what attempts it has itself', async () => {
  const username = await newName()
  await attack(username)
  for (let i = 0; i < 31; i++)
    expect(await refusalOf(logIn(username, '192.0.2.9'))).toMatchObject({ status: 429 })
  await expect(logIn(await newName(), '192.0.2.9')).resolves.toBeDefined()
})

test('a name that nobody has is refused like one that somebody has', async () => {
  const [username, nobody] = [await newName(), `nobody-${randomUUID().slice(0, 8)}`]
  await Promise.all([attack(username), attack(nobody)])
  const refusals = [username, nobody].map((name) => refusalOf(logIn(name, '192.0.2.77')))
  const [known, unknown] = await Promise.all(refusals)
  expect({ ...unknown, requestId: '' }).toEqual({ ...known, requestId: '' })
})

test.each([
  ['/56', '2001:db8:56:100::/56'],
  ['/48', '2001:db8:56::/48'],
])('a %s may try ten times as often as a /64', async (_, network) => {
  const at = new Date(site.clock.now + 3600_000)
  const name = await createCounterName(at, 'login-client', network)
  const tried = (client: string) =>
    admitLogin({ client, now: at, device: undefined }, 'anybody').then(
      () => 'let in',
      () => 'refused',
    )
  await fillWindow({ name, windows: [{ limit: 299, seconds: 900 }] }, at)
  expect(await tried('2001:db8:56:123::/64')).toBe('let in')
  expect(await tried('2001:db8:56:145::/64')).toBe('refused')
  expect(await tried('2001:db8:57:145::/64')).toBe('let in')
  site.clock.now += 2 * 3600_000
})

test('30 wrong logins for others from one address keep nobody out who is known: a device, a session, a reset link', async () => {
  const shared = '198.51.100.77'
  const call = site.client({}, { address: shared })
  const username = await newName()
  const { device } = await logIn(username, '203.0.113.5')
  for (let turn = 0; turn < 31; turn++) await refusalOf(logIn(await nobody(), shared, 'a guess'))
  expect(await refusalOf(logIn(username, shared))).toMatchObject({ code: 'too-many-attempts' })

  const body = { username, password, devices: ['what is none', device] }
  const session = await call(api.auth.login, { body })
  expect(session.device.split('.')[0]).toBe(device.split('.')[0])
  const mine = site.client(session, { address: shared })
  const newPassword = 'another one altogether'
  await mine(api.auth.changePassword, { body: { currentPassword: password, newPassword } })

  const admin = await site.newAdmin()
  const { id } = await mine(api.auth.me)
  const { token } = await admin.call(api.auth.makeLink, { body: { userId: id } })
  await expect(call(api.auth.useLink, { body: { token, password } })).resolves.toEqual({
    username,
  })
})
test('a flood from one address, which an instance refuses from memory, keeps out neither a known device nor a session nor a link', async () => {
  const shared = '198.51.100.78'
  const call = site.client({}, { address: shared })
  const username = await newName()
  const { device } = await logIn(username, '203.0.113.7')
  const admin = await site.newAdmin()
  const userOf = async () =>
    (await admin.call(api.auth.listUsers)).find((one) => one.username === username)?.id ?? ''
  const { token } = await admin.call(api.auth.makeLink, { body: { userId: await userOf() } })
  const invite = await admin.call(api.auth.makeLink, { body: {} })
  const flood = async (work: () => Promise<unknown>) => {
    for (let turn = 0; turn < 121; turn++) await refusalOf(work())
    expect(await refusalOf(work())).toMatchObject({ status: 429, code: 'too-many-requests' })
  }
  const made = 'x'.repeat(43)
  await flood(() => logIn('nobody', shared, 'a guess'))
  await flood(() => call(api.auth.useLink, { body: { token: made, password } }))
  await flood(() => call(api.auth.useLink, { body: { token: made, username: 'riya', password } }))
  const stranger = site.client({ sessionId: made, csrfToken: made }, { address: shared })
  const newPassword = 'another one altogether'
  const change = { body: { currentPassword: password, newPassword } }
  await flood(() => stranger(api.auth.changePassword, change))
  await flood(() => stranger(api.auth.me))

  await call(api.auth.useLink, { body: { token, password } })
  const session = await call(api.auth.login, { body: { username, password, devices: [device] } })
  const mine = site.client(session, { address: shared })
  await mine(api.auth.changePassword, change)
  expect(await mine(api.auth.me)).toMatchObject({ username })
  await call(api.auth.useLink, { body: { token: invite.token, username: 'riya-new', password } })
})

const nobody = async () => `nobody-${randomUUID().slice(0, 8)}`

test('a device is known for its own name alone, for 180 days, and has 10 attempts of its own', async () => {
  const [username, other] = [await newName(), await newName()]
  const { device } = await logIn(username, '203.0.113.6')
  const from = (name: string, given: string, devices: string[]) =>
    site.visitor()(api.auth.login, { body: { username: name, password: given, devices } })
  await Promise.all([attack(username), attack(other)])
  expect((await refusalOf(from(other, password, [device]))).status).toBe(429)
  const [id, made] = device.split('.')
  for (const forged of [
    `${id}.${Number(made) + 1}.${device.split('.')[2]}`,
    `${id}.${made}.x`,
    '..',
    '',
  ])
    expect((await refusalOf(from(username, password, [forged]))).status).toBe(429)

  const statuses: number[] = []
  for (let turn = 0; turn < 11; turn++)
    statuses.push((await refusalOf(from(username, 'a guess', [device]))).status)
  expect(statuses).toEqual([...Array(10).fill(401), 429])
  site.clock.now += 16 * 60_000
  await attack(username)
  const { device: newer } = await from(username, password, [device])
  site.clock.now += 180 * day
  await attack(username)
  expect((await refusalOf(from(username, password, [device]))).status).toBe(429)
  expect((await refusalOf(from(username, password, [newer]))).status).toBe(429)
})
