import { api } from '@bong-bari/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectErrorLog } from '../../testing/error-log.ts'
import { startApi } from '../../testing/start-api.ts'

/** What says that an answer is the bot's own. */
const mark: string = expect.any(String)

let site: Awaited<ReturnType<typeof startApi>>
let admin: Awaited<ReturnType<typeof site.newAdmin>>
beforeAll(async () => {
  site = await startApi({ withFaults: true, follows: true })
  admin = await site.newAdmin()
})
afterAll(() => site.stop())

const { createTraining, updateTraining, removeTraining } = api['bot-training']
const soon = () => AbortSignal.timeout(5_000)

const teach = (userMessage: string) =>
  admin.call(createTraining, { body: { keyword: userMessage, userMessage, botResponse: 'হ্যাঁ' } })

/** Imported only where the bucket is known. */
const stored = async () => {
  const { readIndexFile, writeIndexFile } = await import('../adapters/bot-index-file.ts')
  const { edition } = await import('../bot/match/edition.computed.ts')
  const { unpackRows } = await import('../bot/match/read-rows.ts')
  const file = await readIndexFile(edition, soon())
  const spoil = () => writeIndexFile(edition, '{"version":', file, soon())
  return { spoil, known: file && unpackRows(file.text).known }
}
const saidOf = async (id: number) =>
  (await stored()).known
    ?.get(id)
    ?.read.texts.flatMap(({ units }) => units.map(({ typed }) => typed))

test('what is read of a row is stored when it is saved, changed with it and gone with it', async () => {
  const { id } = await teach('biryani te alu keno')
  const other = await teach('notun video kobe')
  expect(await saidOf(id)).toContain('biryani')
  const params = { id: String(id) }
  const body = { userMessage: 'kachchi te alu keno', keyword: 'kachchi' }
  await admin.call(updateTraining, { params, body })
  expect(await saidOf(id)).toContain('kachchi')
  expect(await saidOf(id)).not.toContain('biryani')
  await admin.call(removeTraining, { params })
  expect(await saidOf(id)).toBeUndefined()
  expect(await saidOf(other.id)).toContain('notun')
})

test('rows that are saved at one time are all stored', async () => {
  const rows = await Promise.all(['one', 'two', 'three'].map((word) => teach(`zumba ${word}`)))
  // Who is overtaken too often leaves it to the next save.
  const last = await teach('zumba last')
  for (const { id } of [...rows, last]) expect(await saidOf(id)).toContain('zumba')
})

test('a file that nobody can read, or one of other rows, is made again from the table', async () => {
  const { id } = await teach('jilipi kothay pabo')
  const { spoil } = await stored()
  expect(await spoil()).toBe(true)
  const later = await teach('sandesh kothay pabo')
  expect(await saidOf(id)).toContain('jilipi')
  expect(await saidOf(later.id)).toContain('sandesh')
})

test('a row is saved, and the bot answers with it, also where the file cannot be reached', async () => {
  expectErrorLog(/"status":503/)
  site.faults?.ofBucket.plan(() => true, { kind: 'error' }, 100)
  await teach('rosogolla ke banieche')
  site.faults?.ofBucket.clear()
  const body = { message: 'rosogolla ke banieche', conversationHistory: [] }
  expect(await site.visitor()(api.chat.message, { body })).toEqual({ mark, response: 'হ্যাঁ' })
})

test('a file whose answer was lost is stored once, and the next save follows it', async () => {
  expectErrorLog(/"status":503/)
  site.faults?.ofBucket.plan(({ method }) => method === 'PUT', { kind: 'lose' })
  const { id } = await teach('payesh kokhon debe')
  expect(site.faults?.ofBucket.pending()).toBe(0)
  expect(await saidOf(id)).toContain('payesh')
})
