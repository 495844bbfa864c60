import { randomInt, randomUUID } from 'node:crypto'
import { api } from '@bong-bari/contract'
import { actBeforeTableCall, failEachTableCall } from '@bong-bari/local'
import { expect, test } from 'vitest'
import { expectErrorLog } from '../../testing/error-log.ts'
import { password, refusalOf, startApi, succeeds } from '../../testing/start-api.ts'

const site = await startApi()
const admin = await site.newAdmin()

const { login, me, createUser, listUsers, removeUser } = api.auth

const logIn = (username: string) => site.visitor()(login, { body: { username, password } })

const idOf = async (username: string) =>
  (await admin.call(listUsers)).find((one) => one.username === username)?.id ?? ''

const remove = async (username: string) =>
  admin.call(removeUser, { params: { id: await idOf(username) } })

const isAlive = (session: { sessionId: string }) => succeeds(site.client(session)(me))

test('AUTH-08 ENT-01 the team is listed by username, in any script and case, without passwords', async () => {
  const suffix = String(randomInt(1e6, 1e7))
  const names = [`Zamindar-${suffix}`, `aunty-${suffix}`, `মাসি-${suffix}`, `Boudi-${suffix}`]
  for (const username of names) await admin.call(createUser, { body: { username, password } })
  const listed = await admin.call(listUsers)
  const own = listed.filter(({ username }) => username.endsWith(suffix))
  expect(own.map(({ username }) => username)).toEqual([names[1], names[3], names[0], names[2]])
  expect(own[0]).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    username: names[1],
    createdAt: new Date(site.clock.now).toISOString(),
    lastLoginAt: null,
  })
  expect(JSON.stringify(listed)).not.toMatch(/scrypt|password|session/i)
})

test('CVE-2026-26185 a removed admin’s sessions are all dead on the very next call, on every route', async () => {
  const removed = await site.newAdmin()
  const sessions = [removed.session, await logIn(removed.username), await logIn(removed.username)]
  const id = await idOf(removed.username)
  expect(await admin.call(removeUser, { params: { id } })).toEqual({ id })
  for (const session of sessions) {
    const call = site.client(session)
    for (const route of [me, api.leads.list, api.settings.list, listUsers])
      expect(await refusalOf(call(route))).toMatchObject({ status: 401, code: 'session-required' })
  }
  expect(await refusalOf(logIn(removed.username))).toMatchObject({ code: 'wrong-password' })
  expect(await idOf(removed.username)).toBe('')
})

test('a removed admin’s name is free at once, and its next owner is somebody else', async () => {
  const { username } = await site.newAdmin()
  const before = await idOf(username)
  await remove(username)
  const user = await admin.call(createUser, {
    body: { username: username.toUpperCase(), password },
  })
  expect(user.id).not.toBe(before)
  await expect(logIn(username)).resolves.toBeDefined()
})

test('nobody removes their own account', async () => {
  const id = await idOf(admin.username)
  expect(await refusalOf(admin.call(removeUser, { params: { id } }))).toMatchObject({
    status: 409,
    code: 'own-account',
    message: 'You cannot remove your own account.',
  })
  await expect(admin.call(me)).resolves.toBeDefined()
})

test('a login that had checked the password before the removal gets no session', async () => {
  // The team is written last, with the word in the audit.
  for (const step of ['SESSION#', 'USER#', 'TransactWrite']) {
    const { username } = await site.newAdmin()
    const entry = { refused: {} }
    const met = await actBeforeTableCall(
      ({ command, pk }) => command !== 'Get' && (command === step || pk.startsWith(step)),
      () => remove(username),
      async () => {
        entry.refused = await refusalOf(logIn(username))
      },
    )
    expect([step, met]).toEqual([step, true])
    expect(entry.refused).toMatchObject({ status: 401, code: 'wrong-password' })
  }
})

test('a login in the middle of the removal does not outlive it', async () => {
  const { username } = await site.newAdmin()
  const opened: { sessionId: string }[] = []
  const id = await idOf(username)
  const met = await actBeforeTableCall(
    ({ command }) => command === 'TransactWrite',
    async () => opened.push(await logIn(username)),
    () => admin.call(removeUser, { params: { id } }),
  )
  expect([met, opened.length]).toEqual([true, 1])
  for (const session of opened) expect(await isAlive(session)).toBe(false)
})

test('wherever the table fails during a removal, nobody is out with a session that lives', async () => {
  expectErrorLog(/"error":"Error"/)
  await failEachTableCall(async (attempt, at) => {
    const { username, session } = await site.newAdmin()
    const sessions = [session, await logIn(username)]
    const id = await idOf(username)
    const isRemoved = await attempt(() => admin.call(removeUser, { params: { id } }))
    if (await idOf(username)) {
      expect(isRemoved).toBe(false)
      await remove(username)
    }
    for (const one of sessions) expect([at, await isAlive(one)]).toEqual([at, false])
    expect(await refusalOf(logIn(username))).toMatchObject({ code: 'wrong-password' })
    await admin.call(createUser, { body: { username, password } })
  })
})

test('wherever the table fails during a creation, who is listed can log in, and the name comes free', async () => {
  expectErrorLog(/"error":"Error"/)
  await failEachTableCall(async (attempt, at) => {
    const username = `kaka-${randomUUID().slice(0, 8)}`
    const create = () => admin.call(createUser, { body: { username, password } })
    const isMade = await attempt(create)
    const isListed = (await idOf(username)) !== ''
    expect([at, isListed, await succeeds(logIn(username))]).toEqual([at, isMade, isMade])
    if (!isMade) await create()
  })
})
