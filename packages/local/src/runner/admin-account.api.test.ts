import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { hashPassword } from '../../../../functions/src/auth/password.ts'
import { failingAt } from '../aws/intercept-table.ts'
import { startTable } from '../aws/start-table.ts'

const started = await startTable()
Object.assign(process.env, started.env)
const ensureAdmin = (await import('./admin-account.ts')).ensureAdmin
const table = await import('@bong-bari/table')
afterAll(() => started.stop())

const names = async () => (await table.listUsers()).map(({ username }) => username)

test('the first admin belongs to the team, once, whatever password a start asks for', async () => {
  const first = await ensureAdmin({ username: 'maa' }, undefined)
  expect(await ensureAdmin({ username: 'maa' }, first.password)).toEqual(first)
  const chosen = { username: 'maa', password: 'shorshe ilish on sunday' }
  expect(await ensureAdmin(chosen, first.password)).toEqual(chosen)
  expect(await ensureAdmin({ username: 'maa' }, first.password)).toEqual({ username: 'maa' })
  expect(await names()).toEqual(['maa'])
})

test('a start that was killed after it claimed the name is finished by the next', async () => {
  await table.claimUsername({ id: randomUUID(), username: 'mashi' }, new Date())
  await ensureAdmin({ username: 'mashi', password: 'shorshe ilish on sunday' }, undefined)
  expect(await names()).toContain('mashi')
})

test('a start that was killed after it claimed only the skeleton is finished by the next', async () => {
  const name = { username: 'kaki', id: randomUUID() }
  await failingAt(
    ({ does, pk }) => does === 'Put' && pk.startsWith('USER#'),
    () => table.claimUsername(name, new Date()),
  ).catch(() => undefined)
  await ensureAdmin({ username: 'kaki', password: 'shorshe ilish on sunday' }, undefined)
  expect(await names()).toContain('kaki')
})

test('a first admin needs a name that the site would take, and one that looks like nobody’s', async () => {
  const start = (username: string) => ensureAdmin({ username }, undefined)
  await expect(start('\u0430dmin')).rejects.toThrow('ADMIN_USERNAME is not usable: Username may')
  await start('dida')
  await expect(start('d1da')).rejects.toThrow(
    'there is an admin already whose name looks like d1da',
  )
  expect(await names()).not.toContain('d1da')
})

test('an admin from before, whose name the site would take no more, still starts', async () => {
  const username = 'мама'
  const user = { username, id: randomUUID() }
  await table.claimUsername(user, new Date())
  await table.completeUser(user, await hashPassword('shorshe ilish on sunday'))
  const asked = { username, password: 'shorshe ilish on monday' }
  expect(await ensureAdmin(asked, undefined)).toEqual(asked)
})
