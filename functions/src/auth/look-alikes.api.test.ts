import { api } from '@bong-bari/contract'
import { actBeforeTableCall } from '@bong-bari/local'
import { expect, test } from 'vitest'
import { password, refusalOf, startApi } from '../../testing/start-api.ts'

const site = await startApi()
const admin = await site.newAdmin()
const table = await import('@bong-bari/table')

const { login, createUser } = api.auth

const create = (username: string) => admin.call(createUser, { body: { username, password } })

const logIn = (username: string) => site.visitor()(login, { body: { username, password } })

const usernameTaken = { status: 409, code: 'username-taken' }
const refused = { status: 400, code: 'invalid-input' }

test('a second admin cannot be made with letters that look alike or draw nothing', async () => {
  await create('admin')
  for (const [username, answer] of [
    ['ad\u200bmin', refused],
    ['\u0430dmin', refused],
    ['ａｄｍｉｎ', usernameTaken],
    ['ADMIN', usernameTaken],
    ['adrnin', usernameTaken],
    ['ạdmin', usernameTaken],
  ] as const) {
    const refusal = await refusalOf(create(username))
    expect([username, refusal]).toMatchObject([username, answer])
    expect(refusal.fields?.username).toMatch(/username/i)
  }
  expect(await table.listUsers()).toHaveLength(2)
  expect(await refusalOf(logIn('adm1n'))).toMatchObject({ status: 401, code: 'wrong-password' })
  await expect(logIn('ａｄｍｉｎ')).resolves.toBeDefined()
})

test('a creation that another overtakes while it hashes makes no second look-alike', async () => {
  const met = await actBeforeTableCall(
    ({ command }) => command === 'TransactWrite',
    () => create('ghónoda'),
    async () => expect(await refusalOf(create('ghonoda'))).toMatchObject(usernameTaken),
  )
  expect(met).toBe(true)
  const names = (await table.listUsers()).map(({ username }) => username)
  expect(names.filter((name) => table.skeletonOf(name) === 'ghonoda')).toEqual(['ghónoda'])
  expect(await table.findUser('ghonoda')).toBeUndefined()
})
