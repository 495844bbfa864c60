import { randomUUID } from 'node:crypto'
import { api } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { password, refusalOf, startApi } from '../../testing/start-api.ts'

const site = await startApi()

const { login, me, listSessions, endSession } = api.auth
const minutes = (count: number) => count * 60_000
const android = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/137.0.0.0 Mobile Safari/537.36'

const again = async (username: string, userAgent = '') => {
  const options = { headers: { 'user-agent': userAgent } }
  const session = await site.visitor()(login, { body: { username, password } }, options)
  return { session, call: site.client(session) }
}

test('one sees one’s own sessions, newest first, with their devices and times', async () => {
  const { username, call } = await site.newAdmin()
  await site.newAdmin()
  const openedAt = new Date(site.clock.now + minutes(5)).toISOString()
  site.clock.now += minutes(5)
  const phone = await again(username, android)
  site.clock.now += minutes(20)
  await phone.call(me)
  const [newest, older, ...rest] = await call(listSessions)
  expect(rest).toEqual([])
  expect(newest).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    createdAt: openedAt,
    lastSeenAt: new Date(site.clock.now).toISOString(),
    expiresAt: new Date(Math.floor((site.clock.now + minutes(480)) / 1000) * 1000).toISOString(),
    isCurrent: false,
    device: 'Chrome on Android',
  })
  expect(older).toMatchObject({ isCurrent: true, device: 'Unknown device' })
  expect((await phone.call(listSessions)).map(({ isCurrent }) => isCurrent)).toEqual([true, false])
})

test('the list tells neither a token nor its hash, and a session’s id opens nothing', async () => {
  const { session, call } = await site.newAdmin()
  const { hashSessionId } = await import('../http/session.ts')
  const listed = JSON.stringify(await call(listSessions))
  for (const secret of [session.sessionId, session.csrfToken, hashSessionId(session.sessionId)])
    expect(listed).not.toContain(secret)
  const [own] = await call(listSessions)
  expect(await refusalOf(site.client({ sessionId: own?.id })(me))).toMatchObject({ status: 401 })
})

test('one ends another of one’s own sessions, and the others live', async () => {
  const { username, call } = await site.newAdmin()
  const lost = await again(username, android)
  const id = (await call(listSessions)).find(({ isCurrent }) => !isCurrent)?.id ?? ''
  expect(await call(endSession, { params: { id } })).toEqual({ id })
  expect(await refusalOf(lost.call(me))).toMatchObject({ status: 401 })
  expect(await call(listSessions)).toHaveLength(1)
  expect(await refusalOf(call(endSession, { params: { id } }))).toMatchObject({
    status: 404,
    code: 'session-not-found',
  })
})

test('a session of somebody else is not there', async () => {
  const [mine, other] = [await site.newAdmin(), await site.newAdmin()]
  const [theirs] = await other.call(listSessions)
  const refusal = await refusalOf(mine.call(endSession, { params: { id: theirs?.id ?? '' } }))
  expect(refusal).toMatchObject({ status: 404, code: 'session-not-found' })
  await expect(other.call(me)).resolves.toBeDefined()
})

test('sessions that have ended, by logout or by time, are not listed', async () => {
  const { username } = await site.newAdmin()
  const left = await again(username)
  await left.call(api.auth.logout)
  site.clock.now += minutes(8 * 60)
  const { call } = await again(username)
  expect(await call(listSessions)).toHaveLength(1)
})

test('an account has 100 live sessions at most: one more ends the one that was unused longest', async () => {
  const { username, call } = await site.newAdmin()
  const { createSession, findUser, registerSession } = await import('@bong-bari/table')
  const { prepareSession } = await import('../http/session.ts')
  const user = (await findUser(username)) ?? expect.fail()
  const open = async () => {
    site.clock.now += 1000
    const made = prepareSession(user, randomUUID(), new Date(site.clock.now))
    await createSession(made.session)
    expect(await registerSession(user, made.session, new Date(site.clock.now))).toBe(true)
    return site.client({ sessionId: made.sessionId })
  }
  const first = await open()
  for (let i = 0; i < 98; i++) await open()
  site.clock.now += minutes(11)
  await call(me)
  expect(await call(listSessions)).toHaveLength(100)
  await open()
  expect(await call(listSessions)).toHaveLength(100)
  expect(await refusalOf(first(me))).toMatchObject({ status: 401 })
  expect((await findUser(username))?.sessions.size).toBe(100)
})
