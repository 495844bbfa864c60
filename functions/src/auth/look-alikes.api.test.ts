import { randomInt, randomUUID } from 'node:crypto'
import { api } from '@bong-bari/contract'
import { actingBefore, failingAt } from '@bong-bari/local'
import { afterAll, expect, test } from 'vitest'
import { password, refusalOf, startApi } from '../../testing/start-api.ts'

const site = await startApi()
const admin = await site.newAdmin()
const table = await import('@bong-bari/table')
const verbs = await import('../../../packages/table/src/verbs.ts')
const hashPassword = (await import('./password.ts')).hashPassword
afterAll(() => site.stop())

const { login, me, createUser, removeUser, changePassword } = api.auth

const create = (username: string) => admin.call(createUser, { body: { username, password } })

const logIn = (username: string, given = password) =>
  site.visitor()(login, { body: { username, password: given } })

const skeletonItem = (username: string) => verbs.get(skeletonKey(username))
const skeletonKey = (username: string) => ({ pk: `SKELETON#${username}`, sk: 'SKELETON' })

/** An admin as the version before skeletons stored one, under whatever name it took. */
const addOlder = async (username: string) => {
  const user = { id: randomUUID(), username }
  await table.claimUsername(user, new Date(site.clock.now - 3_600_000))
  await table.completeUser(user, await hashPassword(password))
  await verbs.remove({ pk: `SKELETON#${table.skeletonOf(username)}`, sk: 'SKELETON' })
  return user
}

const taken = { status: 409, code: 'username-taken' }
const refused = { status: 400, code: 'invalid-input' }

test('a second admin cannot be made with letters that look alike or draw nothing', async () => {
  await create('admin')
  for (const [username, answer] of [
    ['ad\u034fmin', refused],
    ['ad\u200bmin', refused],
    ['\u0430dmin', refused],
    ['ɑdmin', refused],
    ['ａｄｍｉｎ', taken],
    ['𝐚𝐝𝐦𝐢𝐧', taken],
    ['ADMIN', taken],
    ['adrnin', taken],
    ['adm1n', taken],
    ['admln', taken],
    ['admın', taken],
    ['ạdmin', taken],
  ] as const) {
    const refusal = await refusalOf(create(username))
    expect([username, refusal]).toMatchObject([username, answer])
    expect(refusal.fields?.username).toMatch(/username/i)
  }
  expect(await table.listUsers()).toHaveLength(2)
  await expect(logIn('ａｄｍｉｎ')).resolves.toBeDefined()
})

test('Bengali names that are drawn alike are one', async () => {
  await create('রাজা-৭')
  for (const other of ['ব\u09bcাজা-৭', 'রাজা-9'])
    expect(await refusalOf(create(other))).toMatchObject(taken)
  await create('আশা.চাঁদ')
  expect(await refusalOf(create('অাশা.চ\u0981\u09beদ'))).toMatchObject(taken)
  expect(await refusalOf(create('আশা.চাঁ\u200dদ'))).toMatchObject(refused)
})

test('of names that look alike, created at once, one becomes an admin', async () => {
  const suffix = randomInt(1e6, 1e7)
  const names = ['wilma', 'vvilma', 'wllma', 'wilrna', 'w1lma', 'WILMA', 'wílmà', 'ｗｉｌｍａ']
  const outcomes = await Promise.all(
    [...names, ...names].map((name) =>
      create(`${name}-${suffix}`).then(
        () => 201,
        ({ status }) => status,
      ),
    ),
  )
  expect(outcomes.filter((status) => status === 201)).toHaveLength(1)
  expect(outcomes.filter((status) => status === 409)).toHaveLength(names.length * 2 - 1)
})

test('an admin from before logs in, changes the password, is nobody’s look-alike and can be removed', async () => {
  for (const [older, lookAlike] of [
    ['ｂｏｒｏｄa', 'boroda'],
    ['mej\u034fda', 'mejda'],
    ['мама', undefined],
    ['মাসি-sej', undefined],
  ] as const) {
    const user = await addOlder(older)
    const session = await logIn(older)
    const call = site.client(session)
    expect((await call(me)).username).toBe(older)
    if (lookAlike) expect(await refusalOf(create(lookAlike))).toMatchObject(taken)
    const newPassword = 'shorshe ilish on sunday'
    await call(changePassword, { body: { currentPassword: password, newPassword } })
    await expect(logIn(older, newPassword)).resolves.toBeDefined()
    await admin.call(removeUser, { params: { id: user.id } })
    expect(await refusalOf(logIn(older, newPassword))).toMatchObject({ code: 'wrong-password' })
    if (lookAlike) await create(lookAlike)
  }
})

test('a removed admin’s look-alikes are free at once', async () => {
  const { id } = await create('natun-dada')
  expect(await skeletonItem('natun-dada')).toMatchObject({ id })
  expect(await refusalOf(create('nátun-dada'))).toMatchObject(taken)
  await admin.call(removeUser, { params: { id } })
  expect(await skeletonItem('natun-dada')).toBeUndefined()
  await create('nátun-dada')
})

test('a claim whose user was never made holds its look-alikes for a minute and not longer', async () => {
  const tried = failingAt(
    ({ does, pk }) => does === 'Put' && pk.startsWith('USER#'),
    () => create('chotda'),
  )
  expect(await refusalOf(tried)).toMatchObject({ status: 500 })
  expect(await refusalOf(create('chótda'))).toMatchObject(taken)
  site.clock.now += 61_000
  await create('chótda')
  expect(await refusalOf(create('chotda'))).toMatchObject(taken)
})

test('a creation that wakes up after another took its claim over makes no second look-alike', async () => {
  const entered = { second: '' }
  const met = await actingBefore(
    ({ does, pk }) => does === 'Put' && pk === 'USER#ghonoda',
    async () => {
      site.clock.now += 61_000
      entered.second = (await create('ghónoda')).username
    },
    async () => expect(await refusalOf(create('ghonoda'))).toMatchObject(taken),
  )
  expect([met, entered.second]).toEqual([true, 'ghónoda'])
  const names = (await table.listUsers()).map(({ username }) => username)
  expect(names.filter((name) => table.skeletonOf(name) === 'ghonoda')).toEqual(['ghónoda'])
})
