import { api } from '@bong-bari/contract'
import { beforeEach, expect, test } from 'vitest'
import { refusalOf, startApi } from '../../testing/start-api.ts'

const site = await startApi()

const { makeLink, useLink, login, listUsers } = api.auth
const password = 'luchi on mondays'
let count = 0
const newName = () => `pishi.${++count}`
let admin: Awaited<ReturnType<typeof site.newAdmin>>
beforeEach(async () => {
  admin = await site.newAdmin()
})

const tokenOf = async () => (await admin.call(makeLink, { body: {} })).token
const joining = (token: string, username: string, chosen = password) =>
  site.visitor()(useLink, { body: { token, username, password: chosen } })

test('who has the link chooses a name and a password, and is an admin from then on', async () => {
  const { token, expiresAt } = await admin.call(makeLink, { body: {} })
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
