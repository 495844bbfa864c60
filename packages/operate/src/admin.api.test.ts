import { startTable } from '@bong-bari/local'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { mockAccount, wholeTable } from '../testing/account.ts'
import { admin } from './admin.ts'
import { checkRestored } from './check-restored.ts'
import { describeError } from './command.ts'

let table: Awaited<ReturnType<typeof startTable>>
let account: ReturnType<typeof mockAccount>
let said: string[]
beforeAll(async () => {
  table = await startTable()
  Object.assign(process.env, table.env)
  account = mockAccount()
  // The accounts stand in a table that answers by itself.
  account.inside.items.restore()
  account.tables.set(table.tableName, wholeTable)
  account.stacks.set('BongBari-staging', {
    status: 'UPDATE_COMPLETE',
    outputs: { TableName: table.tableName },
  })
})
afterAll(async () => {
  account.restore()
  await table.stop()
})
beforeEach(() => {
  process.env.TABLE_NAME = table.tableName
  said = []
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line) => void said.push(line))
})
afterEach(() => void vi.restoreAllMocks())

const typed = (password: string) => async () => password
const onStage = (...args: string[]) => [...args, '--stage', 'staging']
const refusal = (args: string[], password = '') => admin(args, typed(password)).catch(describeError)

test('the table of a restored backup is fit once somebody could log in', async () => {
  const check = () => checkRestored(onStage(table.tableName))
  await expect(check()).rejects.toThrow('is not fit to serve the site')
  expect(said).toContain('nobody could log in: there is no admin')
  await admin(onStage('create', 'mashi'), typed('jhal muri with lebu'))
  expect(said.at(-1)).toBe(
    `created the admin mashi in the table ${table.tableName} of the stack BongBari-staging`,
  )
  said = []
  await check()
  expect(said).toContain('admins               1 restored, 1 in the live table')
  expect(said.at(-1)).toBe(`${table.tableName} can be read whole.`)
})

test('a stage that was never deployed, and a table that is not there, are told in one sentence', async () => {
  const nowhere = 'There is no stack BongBari-nowhere in this account and region'
  expect(await refusal(['list', '--stage', 'nowhere'])).toContain(nowhere)
  await expect(checkRestored(['any', '--stage', 'nowhere'])).rejects.toThrow(nowhere)
  expect(await checkRestored([]).catch(describeError)).toContain('Use it as: pnpm check:restored')
  await expect(checkRestored(onStage('no-such-table'))).rejects.toThrow('no-such-table')
  vi.stubEnv('TABLE_NAME', '')
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', '')
  vi.stubEnv('DATA_DIR', '/nonexistent/bong-bari')
  expect(await refusal(['list'])).toContain(
    'There is no table in DATA_DIR "/nonexistent/bong-bari"',
  )
  vi.unstubAllEnvs()
})

test('what cannot be done is one sentence, and nothing is asked or changed before it', async () => {
  for (const [args, password, sentence] of [
    [[], '', 'Use it as: pnpm admin create <username>'],
    [['create'], '', 'Use it as'],
    [['promote', 'ma'], '', 'Use it as'],
    [['create', 'a b'], 'x', 'Username may have letters'],
    [['create', 'baba'], 'short', 'at least 8 characters'],
    [['create', 'baba'], '', 'Password is required'],
    [['reset', 'nobody'], 'x', 'There is no admin called nobody'],
  ] as const)
    expect(await refusal([...args], password)).toContain(sentence)
})
