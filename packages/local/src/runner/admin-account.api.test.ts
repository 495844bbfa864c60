import { afterAll, expect, test } from 'vitest'
import { startTable } from '../aws/test-services.ts'

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

test('a first admin needs a name that the site would take, and one that looks like nobody’s', async () => {
  const start = (username: string) => ensureAdmin({ username }, undefined)
  await expect(start('\u0430dmin')).rejects.toThrow('ADMIN_USERNAME is not usable: Username may')
  await start('dida')
  await expect(start('d1da')).rejects.toThrow(
    'there is an admin already whose name looks like d1da',
  )
  expect(await names()).not.toContain('d1da')
})
