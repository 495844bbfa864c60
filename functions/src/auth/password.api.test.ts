import { api } from '@bong-bari/contract'
import { actBeforeTableCall, failEachTableCall } from '@bong-bari/local'
import { expect, test } from 'vitest'
import { expectErrorLog } from '../../testing/error-log.ts'
import { password, refusalOf, startApi, succeeds } from '../../testing/start-api.ts'

const site = await startApi()

const { login, me, changePassword } = api.auth
const newPassword = 'kolkata tram at midnight'
const change = { body: { currentPassword: password, newPassword } }

const logIn = (username: string, given = password) =>
  site.visitor()(login, { body: { username, password: given } })

const isAlive = (session: { sessionId: string }) => succeeds(site.client(session)(me))

test('CVE-2026-22706 a new password ends every other session of the user, at once, and keeps this one', async () => {
  const { username, call } = await site.newAdmin()
  const other = await site.newAdmin()
  const others = [await logIn(username), await logIn(username)]
  expect(await call(changePassword, change)).toEqual({})
  for (const session of others) expect(await isAlive(session)).toBe(false)
  await expect(call(me)).resolves.toMatchObject({ username })
  await expect(other.call(me)).resolves.toBeDefined()
  expect(await call(api.auth.listSessions)).toHaveLength(1)
  expect(await refusalOf(logIn(username))).toMatchObject({ status: 401, code: 'wrong-password' })
  await expect(logIn(username, newPassword)).resolves.toBeDefined()
})

test('a wrong current password is named, changes nothing and ends nothing', async () => {
  const { username, call } = await site.newAdmin()
  const session = await logIn(username)
  const body = { currentPassword: 'not the password', newPassword }
  expect(await refusalOf(call(changePassword, { body }))).toMatchObject({
    status: 400,
    code: 'invalid-input',
    fields: { currentPassword: 'This is not your current password' },
  })
  expect(await isAlive(session)).toBe(true)
  await expect(logIn(username)).resolves.toBeDefined()
})

test('a stolen session guesses no more than a login may: 10 times in 15 minutes, from wherever', async () => {
  const { username, session } = await site.newAdmin()
  const call = site.client(session, { address: '10.77.0.1' })
  const guess = { body: { currentPassword: 'a guess', newPassword } }
  const guesses = Array.from({ length: 15 }, () => refusalOf(call(changePassword, guess)))
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 400)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  const right = refusalOf(call(changePassword, change))
  expect(await right).toMatchObject({ status: 429, code: 'too-many-attempts' })
  await expect(logIn(username)).resolves.toBeDefined()
})

test('a new password is not a common one', async () => {
  const { username, call } = await site.newAdmin()
  const body = { currentPassword: password, newPassword: 'Football1' }
  const sentence = expect.stringMatching(/^This password is easy to guess: /)
  expect(await refusalOf(call(changePassword, { body }))).toMatchObject({
    status: 400,
    fields: { newPassword: sentence },
  })
  await expect(logIn(username)).resolves.toBeDefined()
})

test('a login that had checked the old password before it changed gets no session', async () => {
  const { username, call } = await site.newAdmin()
  const entry = { refused: {} }
  const met = await actBeforeTableCall(
    ({ command, pk }) => command === 'Put' && pk.startsWith('SESSION#'),
    () => call(changePassword, change),
    async () => {
      entry.refused = await refusalOf(logIn(username))
    },
  )
  expect(met).toBe(true)
  expect(entry.refused).toMatchObject({ status: 401, code: 'wrong-password' })
  expect(await call(api.auth.listSessions)).toHaveLength(1)
})

test('a login with the old password in the middle of the change does not outlive it', async () => {
  const { username, call } = await site.newAdmin()
  const opened: { sessionId: string }[] = []
  const met = await actBeforeTableCall(
    ({ command }) => command === 'TransactWrite',
    async () => opened.push(await logIn(username)),
    () => call(changePassword, change),
  )
  expect(met).toBe(true)
  expect(opened).toHaveLength(1)
  for (const session of opened) expect(await isAlive(session)).toBe(false)
  await expect(call(me)).resolves.toBeDefined()
})

test('of two changes at once one wins, and its password is the one that works', async () => {
  const { username, call } = await site.newAdmin()
  const wanted = ['dhakuria lake at dawn', 'the last metro to dumdum']
  const outcomes = await Promise.allSettled(
    wanted.map((one) =>
      call(changePassword, { body: { currentPassword: password, newPassword: one } }),
    ),
  )
  const winners = wanted.filter((_, i) => outcomes[i]?.status === 'fulfilled')
  expect(winners).toHaveLength(1)
  await expect(logIn(username, winners[0])).resolves.toBeDefined()
})

test('wherever the table fails during a change, the old password stays, and the next try succeeds', async () => {
  expectErrorLog(/"error":"Error"/)
  const { username, session } = await site.newAdmin()
  const other = await logIn(username)
  await failEachTableCall(
    async (attempt, at) => {
      const call = site.client(session, { address: `10.78.0.${at}` })
      const isChanged = await attempt(() => call(changePassword, change))
      const works = await succeeds(logIn(username, newPassword))
      expect([at, works]).toEqual([at, isChanged])
      if (works) expect(await isAlive(other)).toBe(false)
    },
    ({ pk }) => !pk.startsWith('THROTTLE#'),
  )
  expect(await isAlive(session)).toBe(true)
})
