import { randomInt, randomUUID } from 'node:crypto'
import { api } from '@bong-bari/contract'
import { expect, test, vi } from 'vitest'
import { password, refusalOf, startApi } from '../../testing/start-api.ts'

const site = await startApi()
const admin = await site.newAdmin()

const { login, me, logout, csrfToken, createUser } = api.auth
const minutes = (count: number) => count * 60_000
const anyAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 255)).join('.')}`

const logIn = (username: string, given = password, address = anyAddress()) =>
  site.client({}, { address })(login, { body: { username, password: given } })

const signedIn = async (username = admin.username) => {
  const session = await logIn(username)
  return { session, call: site.client(session) }
}

test('API-13 API-14 API-15 login gives a session, its CSRF token and the current user', async () => {
  const session = await logIn(admin.username)
  expect(session.sessionId).toMatch(/^[\w-]{43}$/)
  const call = site.client(session)
  expect(await call(csrfToken)).toEqual({ csrfToken: session.csrfToken })
  const user = await call(me)
  expect(user.username).toBe(admin.username)
  expect(Object.keys(user).sort()).toEqual(['id', 'username'])
})

test('API-16 logout ends the session at once', async () => {
  const { call } = await signedIn()
  expect(await call(logout)).toEqual({})
  expect(await refusalOf(call(me))).toMatchObject({ status: 401, code: 'session-required' })
})

test('a login made with a session ends that session', async () => {
  const first = await signedIn()
  const again = site.client(first.session, { address: anyAddress() })
  await again(login, { body: { username: admin.username, password } })
  expect(await refusalOf(first.call(me))).toMatchObject({ status: 401 })
})

test('an unknown user and a wrong password get the same answer', async () => {
  const wrong = await refusalOf(logIn(admin.username, 'not the password'))
  const unknown = await refusalOf(logIn('nobody-here', 'not the password'))
  expect(wrong).toMatchObject({ status: 401, message: 'Invalid username or password.' })
  expect({ ...unknown, requestId: '' }).toEqual({ ...wrong, requestId: '' })
})

test('after 10 failures on a name one client waits, others get in, and the wait ends', async () => {
  const { username } = await site.newAdmin()
  const address = anyAddress()
  for (let i = 0; i < 10; i++)
    expect(await refusalOf(logIn(username, 'wrong', address))).toMatchObject({ status: 401 })
  const fetched = await site.fetcher({ address })('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  expect(fetched.status).toBe(429)
  const wait = Number(fetched.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(900)
  await expect(logIn(username)).resolves.toBeDefined()
  site.clock.now += wait * 1000
  await expect(logIn(username, password, address)).resolves.toBeDefined()
})

test('30 simultaneous guesses on one name from one client: only 10 are looked at', async () => {
  const address = anyAddress()
  const guesses = Array.from({ length: 30 }, () => refusalOf(logIn('target', 'guess', address)))
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(20)
})

test('a session idles out after 8 hours, and polling does not keep it', async () => {
  const { call } = await signedIn()
  for (let i = 0; i < 16; i++) {
    site.clock.now += minutes(29)
    await call(api.leads.list)
  }
  await expect(call(api.leads.list)).resolves.toBeDefined()
  site.clock.now += minutes(20)
  expect(await refusalOf(call(api.leads.list))).toMatchObject({ status: 401 })
})

test('an active session lives on, for 7 days at most', async () => {
  const { call } = await signedIn()
  for (let hours = 0; hours < 7 * 24 - 7; hours += 7) {
    site.clock.now += minutes(7 * 60)
    await call(me)
  }
  site.clock.now += minutes(7 * 60 + 1)
  expect(await refusalOf(call(me))).toMatchObject({ status: 401 })
})

test('API-17 AUTH-08 ENT-01 ENT-02 ADM-06 an admin creates another, who can log in', async () => {
  const { call } = await signedIn()
  const username = `বৌদি.${randomInt(1e6, 1e7)}`
  const user = await call(createUser, { body: { username, password } })
  expect(user).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), username })
  await expect(logIn(username.toUpperCase())).resolves.toBeDefined()
})

test('the password of a new admin is not a common one', async () => {
  const { call } = await signedIn()
  const body = { username: 'pishi', password: 'Football1' }
  const refusal = await refusalOf(call(createUser, { body }))
  expect(refusal).toMatchObject({ status: 400, code: 'invalid-input' })
  expect(Object.keys(refusal.fields ?? {})).toEqual(['password'])
})

test('neither the log nor the table holds a password, a token or an address', async () => {
  const written: string[] = []
  const spy = vi.spyOn(console, 'log').mockImplementation((line) => written.push(String(line)))
  const secret = `amar gopon kotha ${randomUUID()}`
  const address = '203.0.113.77'
  const username = `mashima-${randomUUID().slice(0, 8)}`
  const { call, session } = await signedIn()
  await call(createUser, { body: { username, password: secret } })
  await refusalOf(logIn(username, `${secret}!`, address))
  const own = await logIn(username, secret, address)
  const { id } = await site.client(own)(me)
  const { token } = await call(api.auth.makeLink, { body: { userId: id } })
  await site.visitor()(api.auth.useLink, { body: { token, password: `${secret}!` } })
  spy.mockRestore()
  const log = written.join('\n')
  expect(written.length).toBeGreaterThanOrEqual(4)
  const { sessionId, csrfToken } = own
  for (const one of [secret, username, address, sessionId, csrfToken, session.sessionId, token])
    expect(log).not.toContain(one)
  expect(log).toContain('"refusal":"wrong-password"')
})
