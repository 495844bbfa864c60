import { api } from '@bong-bari/contract'
import { site as brand } from '@bong-bari/site'
import { expect, test } from 'vitest'
import { refusalOf, startApi } from '../../testing/start-api.ts'

const site = await startApi()
const admin = await site.newAdmin()

const { list, publicList, update } = api.settings
const change = (key: string, settingValue: string) =>
  admin.call(update, { params: { key }, body: { settingValue } })

test('ENT-32 ENT-33 ENT-34 ENT-35 an untouched house shows the brand file’s values, each key once', async () => {
  const settings = await admin.call(list)
  const keys = settings.map(({ settingKey }) => settingKey)
  expect(new Set(keys).size).toBe(keys.length)
  expect(settings.find(({ settingKey }) => settingKey === 'email')).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    settingKey: 'email',
    group: 'Contact',
    label: 'E-mail address',
    settingValue: brand.email,
    defaultValue: brand.email,
    settingType: 'email',
    description: expect.stringMatching(/./),
    isPublic: true,
    updatedAt: null,
    version: 0,
    changedBy: null,
  })
  expect(
    settings.find(({ settingKey }) => settingKey === 'ticker')?.settingValue.split('\n'),
  ).toEqual([...brand.ticker])
})

test('a changed setting is what visitors read, and nothing of who keeps it', async () => {
  const changed = await change('replyPromise', ' ১-২ দিনের মধ্যে ')
  expect(changed).toMatchObject({
    settingValue: '১-২ দিনের মধ্যে',
    defaultValue: brand.replyPromise,
    updatedAt: new Date(site.clock.now).toISOString(),
  })
  const seen = await site.client()(publicList)
  const keys = Object.keys(seen[0] ?? {}).sort()
  expect(keys).toEqual(['settingKey', 'settingType', 'settingValue'])
  expect(seen.find(({ settingKey }) => settingKey === 'replyPromise')?.settingValue).toBe(
    '১-২ দিনের মধ্যে',
  )
})

test('a channel is announced while there is one, and the next upload is for the team and its bot', async () => {
  const shown = async (key: string) =>
    (await site.client()(publicList)).find(({ settingKey }) => settingKey === key)?.settingValue
  expect(await shown('whatsappChannel')).toBe('')
  const channel = 'https://whatsapp.com/channel/0029VaBongBari0House'
  await change('whatsappChannel', channel)
  expect(await shown('whatsappChannel')).toBe(channel)
  expect(await change('whatsappChannel', '')).toMatchObject({ settingValue: '', isPublic: true })
  expect(await change('nextUpload', '2031-01-03T20:00')).toMatchObject({ isPublic: false })
  expect(await shown('nextUpload')).toBeUndefined()
})

test('who is told of requests is no business of visitors, and may be nobody', async () => {
  for (const key of ['noticeEmails', 'holidays'])
    expect(await change(key, '')).toMatchObject({ settingValue: '', isPublic: false })
  await change('noticeEmails', 'secret@bong.test')
  expect(JSON.stringify(await site.client()(publicList))).not.toMatch(/notice|autoAnswer|secret/)
})

test.each([
  ['ticker', ' \n '],
  ['ticker', 'x'.repeat(201)],
  ['email', 'not an address'],
  ['whatsapp', '98765 43210'],
  ['youtube', 'javascript:alert(1)'],
  ['youtube', 'http://youtube.test'],
  ['introVideo', 'too short'],
  ['replyPromise', ''],
  ['nextUpload', 'Friday at eight'],
  ['nextUpload', '2026-02-30T20:00'],
  ['nextUpload', '2026-11-27T24:00'],
  ['nextUpload', '2026-11-27T20:00Z'],
  ['nextUpload', '9999-12-31T20:00'],
  ['whatsappChannel', 'https://wa.me/919876543210'],
  ['whatsappChannel', 'https://whatsapp.com/channel/'],
  ['whatsappChannel', 'https://whatsapp.com.evil.test/channel/0029VaBongBari'],
  ['whatsappChannel', 'https://whatsapp.com/channel/0029VaBongBari/../x'],
  ['noticeEmails', 'ma@bong.test\nnot an address'],
  ['noticeEmails', 'ma@bong.test, baba@bong.test'],
  ['noticeEmails', 'Ma <ma@bong.test>'],
  ['noticeEmails', Array.from({ length: 11 }, (_, at) => `ma${at}@bong.test`).join('\n')],
  ['autoAnswer', 'yes'],
  ['holidays', '2026-02-30'],
  ['holidays', '25 December'],
  ['replyPromise', 'x'.repeat(10_001)],
])('a wrong value of %s is refused by name', async (key, value) => {
  const refusal = await refusalOf(change(key, value))
  expect(refusal).toMatchObject({ status: 400, code: 'invalid-input' })
  expect(Object.keys(refusal.fields ?? {})).toEqual(['settingValue'])
})
