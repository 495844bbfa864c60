import { api } from '@bong-bari/contract'
import { actBeforeTableCall, failEachTableCall } from '@bong-bari/local'
import { expect, test } from 'vitest'
import { expectErrorLog } from '../../testing/error-log.ts'
import { password, refusalOf, startApi, succeeds } from '../../testing/start-api.ts'

const site = await startApi()
const admin = await site.newAdmin()

const { login, me, listUsers, removeUser, makeLink, useLink, changePassword } = api.auth
const newPassword = 'kolkata tram at midnight'
const day = 24 * 3_600_000
const gone = { status: 404, code: 'link-not-found' }

const logIn = (username: string, given: string) =>
  site.visitor()(login, { body: { username, password: given } })

const newColleague = async () => {
  const colleague = await site.newAdmin()
  const { id } = await colleague.call(me)
  const link = (from = admin) => from.call(makeLink, { body: { userId: id } })
  return { ...colleague, id, link }
}

const use = (token: string, given = newPassword, call = site.visitor()) =>
  call(useLink, { body: { token, password: given } })

test('a link sets a new password once and ends every session of the user, and of nobody else', async () => {
  const { username, session, link } = await newColleague()
  const other = await logIn(username, password)
  const { token, expiresAt } = await link()
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(Date.parse(expiresAt) - site.clock.now).toBeGreaterThan(day - 1_000)
  expect(await succeeds(site.client(session)(me))).toBe(true)
  expect(await use(token)).toEqual({ username })
  for (const one of [session, other]) expect(await succeeds(site.client(one)(me))).toBe(false)
  expect(await succeeds(admin.call(me))).toBe(true)
  expect(await succeeds(logIn(username, password))).toBe(false)
  expect(await succeeds(logIn(username, newPassword))).toBe(true)
  expect(await refusalOf(use(token, 'another one altogether'))).toMatchObject(gone)
})

test('unknown, used, expired and replaced links are refused alike', async () => {
  const [used, expired, replaced] = [
    await newColleague(),
    await newColleague(),
    await newColleague(),
  ]
  const tokens = [(await used.link()).token, (await replaced.link()).token, 'x'.repeat(43), 'ma']
  await use(tokens[0] ?? '')
  const second = await replaced.link()
  const { token: old } = await expired.link()
  const refused = tokens.map((token) => refusalOf(use(token, 'another one altogether')))
  const before = await Promise.all(refused)
  expect(await use(second.token)).toEqual({ username: replaced.username })
  site.clock.now += day
  const late = await refusalOf(use(old))
  site.clock.now -= day
  for (const { requestId, ...refusal } of [...before, late])
    expect(refusal).toEqual({ ...before[0], requestId: undefined })
  expect(late).toMatchObject(gone)
  expect(await succeeds(logIn(expired.username, password))).toBe(true)
})

test('a removed user’s link is void, also where the name has another owner, and so is one by a removed admin', async () => {
  const colleague = await newColleague()
  const { token } = await colleague.link()
  await admin.call(removeUser, { params: { id: colleague.id } })
  await admin.call(api.auth.createUser, { body: { username: colleague.username, password } })
  expect(await refusalOf(use(token))).toMatchObject(gone)
  expect(await succeeds(logIn(colleague.username, password))).toBe(true)

  const [maker, target] = [await newColleague(), await newColleague()]
  const { token: left } = await target.link(maker)
  await admin.call(removeUser, { params: { id: maker.id } })
  expect(await refusalOf(use(left))).toMatchObject(gone)
})

test('a password that its owner changes voids the link', async () => {
  const { call, link } = await newColleague()
  const { token } = await link()
  await call(changePassword, { body: { currentPassword: password, newPassword } })
  expect(await refusalOf(use(token, 'another one altogether'))).toMatchObject(gone)
  expect(await refusalOf(use(token))).toMatchObject(gone)
})

test('nobody makes a link for oneself, for nobody, or without a session', async () => {
  const { id } = await admin.call(me)
  expect(await refusalOf(admin.call(makeLink, { body: { userId: id } }))).toMatchObject({
    status: 409,
    code: 'own-reset',
  })
  expect(await refusalOf(admin.call(makeLink, { body: { userId: 'nobody' } }))).toMatchObject({
    status: 404,
    code: 'user-not-found',
  })
  expect((await refusalOf(site.visitor()(makeLink, { body: { userId: id } }))).status).toBe(401)
})

test('attempts count as logins do: 30 from one client, and none of its logins after', async () => {
  const { username, link } = await newColleague()
  const call = site.client({}, { address: '10.79.0.1' })
  const guesses = Array.from({ length: 33 }, (_, i) =>
    refusalOf(use(`guess-${i}`, newPassword, call)),
  )
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 404)).toHaveLength(30)
  expect(statuses.filter((status) => status === 429)).toHaveLength(3)
  expect(await refusalOf(call(login, { body: { username, password } }))).toMatchObject({
    status: 429,
    code: 'too-many-attempts',
  })
  const { token } = await link()
  expect(await succeeds(use(token))).toBe(true)
})

test('a used link tells nobody the password by guessing: 10 attempts from wherever', async () => {
  const { link } = await newColleague()
  const { token } = await link()
  await use(token)
  const statuses: number[] = []
  for (let i = 0; i < 11; i++)
    statuses.push((await refusalOf(use(token, `the tram at ${i} past noon`))).status)
  expect(statuses).toEqual([...Array(9).fill(404), 429, 429])
})

test('of two tabs at once one wins; with the same password both do', async () => {
  const colleague = await newColleague()
  const { token } = await colleague.link()
  const wanted = ['dhakuria lake at dawn', 'the last metro to dumdum']
  const outcomes = await Promise.all(wanted.map((one) => succeeds(use(token, one))))
  expect(outcomes.filter(Boolean)).toHaveLength(1)
  const winner = wanted[outcomes.indexOf(true)] ?? ''
  expect(await succeeds(logIn(colleague.username, winner))).toBe(true)

  const twice = await newColleague()
  const { token: shared } = await twice.link()
  expect(await Promise.all([succeeds(use(shared)), succeeds(use(shared))])).toEqual([true, true])
})

test('a tab that reads the link before another uses it, and the account after, has used it too', async () => {
  const { link } = await newColleague()
  const { token } = await link()
  const entry = { isIn: false }
  const met = await actBeforeTableCall(
    ({ command, pk }) => command === 'Get' && pk.startsWith('USER#'),
    () => use(token),
    async () => {
      entry.isIn = await succeeds(use(token))
    },
  )
  expect([met, entry.isIn]).toEqual([true, true])
})

test('a login with the old password in the middle of it does not outlive it', async () => {
  const { username, link } = await newColleague()
  const { token } = await link()
  const opened: { sessionId: string }[] = []
  const met = await actBeforeTableCall(
    ({ command }) => command === 'TransactWrite',
    async () => opened.push(await logIn(username, password)),
    () => use(token),
  )
  expect([met, opened.length]).toEqual([true, 1])
  for (const session of opened) expect(await succeeds(site.client(session)(me))).toBe(false)
})

test('wherever the table fails on the way, the link can be tried again and then has worked', async () => {
  expectErrorLog(/"error":"Error"/)
  await failEachTableCall(async (attempt, at) => {
    const { username, session, link } = await newColleague()
    const { token } = await link()
    await attempt(() => use(token))
    expect([at, await use(token)]).toEqual([at, { username }])
    expect([at, await succeeds(logIn(username, newPassword))]).toEqual([at, true])
    expect([at, await succeeds(site.client(session)(me))]).toEqual([at, false])
  })
})

test('the list says when each last logged in, and nothing where none is noted', async () => {
  const { username, id } = await newColleague()
  const ofThem = async () => (await admin.call(listUsers)).find((one) => one.id === id)
  const last = site.clock.now
  expect(await ofThem()).toMatchObject({ lastLoginAt: new Date(last).toISOString() })
  site.clock.now += 60_000
  await refusalOf(logIn(username, 'not the password'))
  expect(await ofThem()).toMatchObject({ lastLoginAt: new Date(last).toISOString() })
  await logIn(username, password)
  expect(await ofThem()).toMatchObject({ lastLoginAt: new Date(last + 60_000).toISOString() })
  const never = await admin.call(api.auth.createUser, {
    body: { username: `${username}-new`, password },
  })
  const listed = (await admin.call(listUsers)).find((one) => one.id === never.id)
  expect(listed?.lastLoginAt).toBeNull()
})
