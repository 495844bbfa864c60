import { api } from '@bong-bari/contract'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { refusalOf, startApi } from '../../testing/start-api.ts'

const site = await startApi()
afterAll(() => site.stop())

const { invite, useLink, login, listUsers, removeUser } = api.auth
const password = 'luchi on mondays'
let count = 0
const newName = () => `pishi.${++count}`
let admin: Awaited<ReturnType<typeof site.newAdmin>>
beforeEach(async () => {
  admin = await site.newAdmin()
})

const tokenOf = async () => (await admin.call(invite)).token
const joining = (token: string, username: string, chosen = password) =>
  site.visitor()(useLink, { body: { token, username, password: chosen } })

test('who has the link chooses a name and a password, and is an admin from then on', async () => {
  const { token, expiresAt } = await admin.call(invite)
  expect(Date.parse(expiresAt) - site.clock.now).toBeGreaterThan(23.9 * 3_600_000)
  const username = newName()
  expect(await joining(token, username)).toEqual({ username })
  const { sessionId } = await site.visitor()(login, { body: { username, password } })
  expect(sessionId).toBeTruthy()
  expect((await admin.call(listUsers)).map((one) => one.username)).toContain(username)
})

test('a link works once, but for a repetition of the same', async () => {
  const token = await tokenOf()
  const username = newName()
  await joining(token, username)
  expect(await joining(token, username)).toEqual({ username })
  expect((await refusalOf(joining(token, newName()))).code).toBe('link-not-found')
  const withOtherPassword = joining(token, username, 'another one, long')
  expect((await refusalOf(withOtherPassword)).code).toBe('link-not-found')
})

test('of two who use a link at once one joins', async () => {
  const token = await tokenOf()
  const names = [newName(), newName()]
  const made = await Promise.allSettled(names.map((name) => joining(token, name)))
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const team = (await admin.call(listUsers)).map(({ username }) => username)
  expect(team.filter((name) => names.includes(name))).toHaveLength(1)
})

test('a name that is taken, or a common password, leaves the link as it was', async () => {
  const token = await tokenOf()
  const { username } = await admin.call(api.auth.me)
  const refusal = await refusalOf(joining(token, username))
  expect(refusal).toMatchObject({
    code: 'username-taken',
    fields: { username: expect.any(String) },
  })
  const common = await refusalOf(joining(token, newName(), 'password1234'))
  expect(common.fields).toHaveProperty('password')
  const name = newName()
  expect(await joining(token, name)).toEqual({ username: name })
})

test('a link ends after a day, with its maker, and was never one that nobody made', async () => {
  const token = await tokenOf()
  const other = await site.newAdmin()
  const { id } = await admin.call(api.auth.me)
  const late = (await other.call(invite)).token
  await other.call(removeUser, { params: { id } })
  for (const one of [token, 'nobody made this'])
    expect((await refusalOf(joining(one, newName()))).code).toBe('link-not-found')
  site.clock.now += 24 * 3_600_000 + 1_000
  expect((await refusalOf(joining(late, newName()))).code).toBe('link-not-found')
})
