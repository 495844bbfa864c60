import { api } from '@bong-bari/contract'
import { beforeEach, expect, test } from 'vitest'
import { startNotices } from '../../testing/start-notices.ts'
import { hashParts } from '../http/limit.ts'
import { makeDueAtRule } from '../public-data/settings.ts'

const ma = 'ma@bong.test'
/** Half past nine on a Thursday morning in Kolkata; the Tuesday before was a holiday. */
const morning = new Date('2026-11-26T04:00:00.000Z')

const house = await startNotices()

const at = (time: string) => new Date(time)

beforeEach(async () => {
  await house.begin(morning.getTime(), {
    noticeEmails: ma,
    holidays: guruNanak,
  })
  const { listLeads } = await import('@bong-bari/table')
  const { items } = await listLeads({ limit: 200 })
  for (const { id } of items) await house.admin().call(api.leads.remove, { params: { id } })
  const { keys } = await import('../../../packages/table/src/schema/keys.ts')
  const { remove } = await import('../../../packages/table/src/db/verbs.ts')
  for (const whom of [ma, 'baba@bong.test'])
    for (const day of ['2026-11-26', '2026-11-27'])
      await remove(keys.digest(hashParts(`digest ${day} mail ${whom}`)))
})

const digests = () => house.mail.sent.filter(({ subject }) => subject.startsWith('Requests this'))
const guruNanak = '2026-11-24 Birthday of Guru Nanak'
const dueAt = makeDueAtRule(guruNanak)
const came = (createdAt: string, changes = {}) =>
  house.stored({ createdAt, dueAt: dueAt(createdAt), ...changes })

test('in the morning of a business day the team hears once what is new, due and late', async () => {
  const late = await came('2026-11-19T10:00:00.000Z', { company: 'Late & Co', opened: true })
  const due = await came('2026-11-20T10:00:00.000Z', { company: 'Due Co' })
  await came('2026-11-25T10:00:00.000Z', { company: 'New Co' })
  await came('2026-11-01T10:00:00.000Z', { company: 'Warm Co', leadStatus: 'warm', dueAt: null })
  await came('2026-11-01T10:00:00.000Z', { company: 'Spam Co', spam: true })
  // Done without being opened, which is not new.
  await came('2026-11-25T11:00:00.000Z', { dueAt: null, doneAt: '2026-11-25T12:00:00.000Z' })
  for (const time of ['2026-11-26T03:59:59Z', '2026-11-26T04:00:00Z', '2026-11-26T04:05:00Z'])
    await house.digest(at(time))
  expect(digests()).toHaveLength(1)
  const [{ subject = '', html = '', text = '' } = {}] = digests() as Partial<
    ReturnType<typeof digests>[number]
  >[]
  expect(subject).toBe('Requests this morning: 2 new, 1 due today, 1 late')
  expect(text).toMatch(
    new RegExp(
      `Late:\n\nLate & Co: https://bong.test/admin\\?lead=${late.id}\n\nDue today:\n\nDue Co: .*${due.id}`,
    ),
  )
  expect(html).toContain('Late &amp; Co</a>')
  expect(text).not.toMatch(/Warm|Spam/)
})

test('no digest comes on a weekend, on a holiday, before half past nine or in the afternoon', async () => {
  await came('2026-11-10T10:00:00.000Z')
  await house.set({ holidays: '2026-11-26' })
  for (const time of [
    '2026-11-26T04:00:00Z',
    '2026-11-27T03:55:00Z',
    '2026-11-27T06:30:00Z',
    '2026-11-28T04:00:00Z',
    '2026-11-29T04:00:00Z',
  ])
    await house.digest(at(time))
  expect(digests()).toEqual([])
})

test('where there is nothing to tell nobody is told', async () => {
  await came('2026-11-25T10:00:00.000Z', { leadStatus: 'hot' })
  await house.digest(at('2026-11-26T04:00:00Z'))
  expect(digests()).toEqual([])
})

test('a digest that could not be sent is sent by a later call, and to who has it not again', async () => {
  await house.set({ noticeEmails: `${ma}\nbaba@bong.test` })
  await came('2026-11-25T10:00:00.000Z', { opened: true })
  await came('2026-11-19T10:00:00.000Z', { opened: true })
  house.mail.reply(({ to, subject }) =>
    to === ma && subject.startsWith('Requests') ? 'fails' : 'sends',
  )
  await house.digest(at('2026-11-26T04:00:00Z'))
  house.mail.reply(() => 'sends')
  await house.digest(at('2026-11-26T04:05:00Z'))
  await house.digest(at('2026-11-26T04:10:00Z'))
  expect(digests().map(({ to }) => to)).toEqual(['baba@bong.test', ma])
  expect(digests()[0]?.text).toContain('Requests this morning: 0 new, 0 due today, 1 late')
})

test('two calls at once send one digest', async () => {
  await came('2026-11-19T10:00:00.000Z')
  await Promise.all([1, 2, 3].map(() => house.digest(at('2026-11-26T04:00:00Z'))))
  expect(digests()).toHaveLength(1)
})
