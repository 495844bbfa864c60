import { join } from 'node:path'
import { startTable } from '@bong-bari/local'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, startAccount } from '../testing/account/index.ts'
import { runNode } from '../testing/run.ts'
import { startSettingsFront } from '../testing/settings-front.ts'

let table: Awaited<ReturnType<typeof startTable>>
let front: Awaited<ReturnType<typeof startSettingsFront>>
let account: Account
beforeAll(async () => {
  table = await startTable()
  front = await startSettingsFront(table.endpoint)
  account = await startAccount({ bootstrapped: true })
  await account.seedStack({
    ...{ name: 'BongBari-staging', template: { Resources: {} } },
    outputs: { TableName: table.tableName },
  })
})
afterAll(async () => {
  await account.stop()
  front.stop()
  await table.stop()
})

const operate = (command: string, args: string[], typed = '') =>
  runNode([join(import.meta.dirname, `${command}.ts`), ...args], {
    env: { ...account.env, AWS_ENDPOINT_URL_DYNAMODB: front.endpoint },
    typed,
  })

test('the table of a restored backup is fit once somebody could log in', async () => {
  const check = () => operate('check-restored', [table.tableName, '--stage', 'staging'])
  const empty = await check()
  expect(empty.code).toBe(1)
  expect(empty.errors).toContain('nobody could log in: there is no admin')

  const created = await operate(
    'admin',
    ['create', 'mashi', '--stage', 'staging'],
    'jhal muri with lebu\n',
  )
  expect(created).toMatchObject({ code: 0, errors: '' })
  expect(created.out).toContain(
    `created the admin mashi in the table ${table.tableName} of the stack BongBari-staging`,
  )
  const { code, out, errors } = await check()
  expect([code, errors]).toEqual([0, ''])
  expect(out).toContain('admins               1 restored, 1 in the live table')
  expect(out).toContain('switched off: protection from deletion')
  expect(out).not.toContain('switched off: expiry')
  expect(out).toContain(`${table.tableName} can be read whole.`)
})

test('a stage that was never deployed, and a table that is not there, are told in one sentence', async () => {
  const stage = await operate('admin', ['list', '--stage', 'nowhere'])
  expect(stage).toMatchObject({ code: 1, out: '' })
  expect(stage.errors).toContain('There is no stack BongBari-nowhere in this account and region')
  const missing = await operate('check-restored', ['no-such-table', '--stage', 'staging'])
  expect(missing.code).toBe(1)
  expect(missing.errors).toContain('no-such-table')
})
