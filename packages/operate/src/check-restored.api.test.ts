import { listItemKeys, makeLead, makePost, startTable } from '@bong-bari/local'
import { afterAll, expect, test, vi } from 'vitest'
import { mockAccount, wholeTable } from '../testing/account.ts'

const now = Date.UTC(2026, 10, 23)
const leadOf = (index: number) => makeLead(index, now)

const table = await startTable()
Object.assign(process.env, table.env)
const restored = await import('./check-restored.ts')
const entities = await import('@bong-bari/table')
afterAll(() => table.stop())

test('every kind is counted by reading each item as the site does', async () => {
  const { createAdmin } = await import('./accounts.ts')
  await createAdmin('operator', 'jhal muri with extra lebu')
  for (let index = 0; index < 3; index++) {
    await entities.createLead({ ...leadOf(index), spam: index === 2 })
    await entities.createPost(makePost(index, now))
  }
  const counts = await restored.countItems(table.tableName)
  expect(counts).toMatchObject({ admins: 1, leads: 2, 'leads kept apart': 1, posts: 3 })
  expect(counts).toMatchObject({ 'training rows': 0, templates: 0, settings: 0 })
  expect(restored.findUnfitReasons(counts)).toEqual([])
})

test('an item that the site could not read makes a table unfit, and so does nobody to log in', async () => {
  const broken = { ...leadOf(9), email: 7 as unknown as string }
  await entities.createLead(broken)
  const [sentence] = restored.findUnfitReasons(await restored.countItems(table.tableName))
  expect(sentence).toMatch(/^leads cannot be read: /)
  expect(restored.findUnfitReasons({ admins: 0 })).toEqual([
    'nobody could log in: there is no admin',
  ])
})

test('what was erased since the moment of a backup is erased from the restored table, with all that goes with it', async () => {
  process.env.TEST_DYNAMODB_URL ??= table.endpoint
  const back = await startTable()
  Object.assign(process.env, back.env)
  const content = 'my snorkel is wobbly'
  const conversation = [{ role: 'user' as const, content }]
  const [erased, spam, kept] = [leadOf(31), leadOf(32), leadOf(33)]
  const { toStoredQuestion } = await import('../../../functions/src/bot/stored-question.ts')
  const noted = { ...toStoredQuestion(content), language: 'english', asker: 'a' }
  const { indexLead, beginUnanswered } = entities
  const now = new Date()
  for (const { id, createdAt } of [erased, kept]) await indexLead({ id, createdAt }, [`mark${id}`])
  await beginUnanswered(noted as Parameters<typeof beginUnanswered>[0], now)
  await entities.createLead({ ...erased, conversation })
  await entities.createLead({ ...spam, spam: true })
  await entities.createLead(kept)

  // The live table has the tombstones alone, also of what came after the backup.
  Object.assign(process.env, table.env)
  const late = leadOf(34)
  for (const one of [erased, spam, late]) {
    await entities.createLead(one)
    await entities.removeLead(one.id, { erasedAt: now })
  }
  Object.assign(process.env, back.env)
  const tables = [table.tableName, back.tableName] as const
  expect(await restored.repeatErasures(...tables)).toBe(2)
  const places = JSON.stringify(await listItemKeys(back))
  for (const { id } of [erased, spam]) expect(places).not.toContain(id)
  expect(places).toContain(`mark${kept.id}`)
  expect(await entities.listUnanswered(10, now)).toEqual([])
  for (const one of [erased, spam, late]) expect(await entities.createLead(one)).toBe(false)
  expect(await entities.findLead(kept.id)).toBeDefined()
  expect(await restored.repeatErasures(...tables)).toBe(0)
  Object.assign(process.env, table.env)
})

test('check:restored counts and says what a table lacks, which fails no drill; unfit items do', async () => {
  const account = mockAccount()
  // What is counted stands in a table that answers by itself.
  account.inside.items.restore()
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { checkRestored } = await import('./check-restored.ts')
  const { tableName: TableName } = table
  account.stacks.set('BongBari', { status: 'UPDATE_COMPLETE', outputs: { TableName } })
  account.tables.set(TableName, { ...wholeTable, DeletionProtectionEnabled: false })
  await expect(checkRestored([TableName])).rejects.toThrow('is not fit to serve the site.')
  expect(said.mock.calls.join()).toMatch(/admins +1 restored, 1 in the live table/)
  await entities.removeLead(leadOf(9).id)
  await checkRestored([TableName])
  expect(said.mock.calls.join()).toContain(
    `Before it could serve the site: The table ${TableName} lacks protection from deletion: aws dynamodb update-table`,
  )
  account.restore()
})
