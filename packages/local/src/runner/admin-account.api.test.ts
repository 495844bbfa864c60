import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTable } from '../aws/start-table.ts'

let started: Awaited<ReturnType<typeof startTable>>
let ensureAdmin: typeof import('./admin-account.ts')['ensureAdmin']
let table: typeof import('@bong-bari/table')
beforeAll(async () => {
  started = await startTable()
  Object.assign(process.env, started.env)
  ensureAdmin = (await import('./admin-account.ts')).ensureAdmin
  table = await import('@bong-bari/table')
})
afterAll(() => started.stop())

const names = async () => (await table.listUsers()).map(({ username }) => username)

test('the first admin belongs to the team, once, whatever password a start asks for', async () => {
  const first = await ensureAdmin({ username: 'ma' }, undefined)
  expect(await ensureAdmin({ username: 'ma' }, first.password)).toEqual(first)
  const chosen = { username: 'ma', password: 'shorshe ilish on sunday' }
  expect(await ensureAdmin(chosen, first.password)).toEqual(chosen)
  expect(await ensureAdmin({ username: 'ma' }, first.password)).toEqual({ username: 'ma' })
  expect(await names()).toEqual(['ma'])
})

test('a start that was killed after it claimed the name is finished by the next', async () => {
  await table.claimUsername({ id: randomUUID(), username: 'mashi' }, new Date())
  await ensureAdmin({ username: 'mashi', password: 'shorshe ilish on sunday' }, undefined)
  expect(await names()).toContain('mashi')
})
