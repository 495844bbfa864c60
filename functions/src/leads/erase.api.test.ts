import { randomUUID } from 'node:crypto'
import {
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { api, type Lead } from '@bong-bari/contract'
import { listItemKeys } from '@bong-bari/local'
import { expect, test, vi } from 'vitest'
import { refusalOf, startApi } from '../../testing/start-api.ts'

const site = await startApi()
const admin = await site.newAdmin()
const s3: S3Client = new S3Client({ endpoint: site.bucket.endpoint, forcePathStyle: true })

const { changeMany, create, list, saveNotes, open, remove, change } = api.leads
const missing = { status: 404, code: 'lead-not-found' }

const newLead = async () => {
  const body = { name: 'রিয়া সেন', company: 'মিষ্টি ঘর', email: 'riya@example.test' }
  const { id } = await site.visitor()(create, { body })
  return { params: { id } }
}

const everywhere = async () => {
  const filters = [{}, { spam: 'true' }, { leadStatus: 'new' }, { opened: 'false' }, { q: 'riya' }]
  const pages = await Promise.all(filters.map((query) => admin.call(list, { query } as object)))
  return pages.flatMap(({ items }: { items: Lead[] }) => items.map(({ id }) => id))
}

const put = (Key: string) =>
  s3.send(new PutObjectCommand({ Bucket: site.bucket.bucket, Key, Body: 'riya@example.test' }))
const keysOf = async () =>
  (await s3.send(new ListObjectsV2Command({ Bucket: site.bucket.bucket }))).Contents?.map(
    ({ Key }) => Key,
  )

test('an erased request is in no list, search or spam, and nothing brings it back', async () => {
  const [lead, spam, other] = [await newLead(), await newLead(), await newLead()]
  await admin.call(saveNotes, { ...lead, body: { followUpNotes: 'ফোন করেছি' } })
  await admin.call(change, { ...spam, body: { spam: true } })
  for (const one of [lead, spam]) expect(await admin.call(remove, one)).toEqual(one.params)
  const left = await everywhere()
  expect(left).toContain(other.params.id)
  for (const { params } of [lead, spam]) expect(left).not.toContain(params.id)
  expect(await refusalOf(admin.call(open, lead))).toMatchObject(missing)
  expect(await refusalOf(admin.call(remove, { params: { id: randomUUID() } }))).toMatchObject(
    missing,
  )
})

test('every exported file that waits goes with a request, even where the request is gone; pictures stay', async () => {
  await put('media/picture.png')
  const lead = await newLead()
  for (const attempt of ['erased', 'gone']) {
    await put(`exports/${attempt}`)
    await admin.call(remove, lead).catch(() => {})
    expect(await keysOf()).toEqual(['media/picture.png'])
  }
  const picture = { Bucket: site.bucket.bucket, Key: 'media/picture.png' }
  await expect(s3.send(new GetObjectCommand(picture))).resolves.toBeDefined()
})

test('what is logged of it says who and when, and nothing that was typed', async () => {
  const lead = await newLead()
  const log = vi.spyOn(console, 'log')
  await admin.call(remove, lead)
  const lines = log.mock.calls.map(([line]) => String(line))
  log.mockRestore()
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ audit: 'lead-erased', id: lead.params.id }),
  )
  expect(lines.join('')).not.toMatch(/riya|রিয়া|মিষ্টি/)
})

const chatting = {
  name: 'রিয়া সেন',
  company: 'মিষ্টি ঘর',
  phone: '+91 9830012345',
  source: 'chat' as const,
}
const sampled = async () =>
  (await admin.call(api['bot-training'].listUnanswered)).flatMap(({ samples }) => samples)

test('with a request goes what its sender said in the chat from among the unanswered questions', async () => {
  // From now on what is asked is noted.
  await site.react()
  const said = [
    'my shop in wobblegong needs a snorkel, call 98300 12345',
    'plimsoll  for\nsnorkelday?',
  ]
  const others = ['plimsoll, for snorkelday', 'zeppelin for thursday?']
  for (const message of [...said, ...others])
    await site.visitor()(api.chat.message, { body: { message } })
  await site.react()
  expect(await sampled()).toHaveLength(4)
  const conversation = [
    { role: 'user' as const, content: said[0] ?? '' },
    { role: 'assistant' as const, content: others[1] ?? '' },
    { role: 'user' as const, content: said[1] ?? '' },
  ]
  const { id } = await site.visitor()(create, { body: { ...chatting, conversation } })
  await site.react()
  expect(await sampled()).toHaveLength(4)
  await admin.call(remove, { params: { id } })
  await site.react()
  expect((await sampled()).toSorted()).toEqual(others)
})

test('so it goes where a request comes and is erased before anything follows', async () => {
  const message = 'quokka umbrella brigade'
  await site.visitor()(api.chat.message, { body: { message } })
  await site.react()
  expect(await sampled()).toContain(message)
  const conversation = [{ role: 'user' as const, content: message }]
  const { id } = await site.visitor()(create, { body: { ...chatting, conversation } })
  await admin.call(remove, { params: { id } })
  await site.react()
  expect(await sampled()).not.toContain(message)
})

test('a repeat of what was erased is refused, alone and in bulk, and a new request of the same person is a new one', async () => {
  const sender = site.visitor()
  const send = (key: string) =>
    sender(create, { body: chatting }, { headers: { 'idempotency-key': key } })
  const [alone, inBulk] = [await send('key-of-one'), await send('key-of-another')]
  await admin.call(remove, { params: { id: alone.id } })
  await admin.call(changeMany, { body: { ids: [inBulk.id], change: { erase: true } } })
  for (const key of ['key-of-one', 'key-of-another', 'key-of-one'])
    expect(await refusalOf(send(key))).toMatchObject({ status: 410, code: 'lead-erased' })
  const again = await send('a-key-of-its-own')
  expect([alone.id, inBulk.id]).not.toContain(again.id)
  const left = await everywhere()
  expect(left).toContain(again.id)
  for (const { id } of [alone, inBulk]) expect(left).not.toContain(id)
  await site.react()
  const storedKeys = JSON.stringify(await listItemKeys(site.table))
  expect(storedKeys).toContain('ERASED#')
  for (const { id } of [alone, inBulk]) expect(storedKeys).not.toContain(id)
})

test('a repeat that comes while a request is erased never brings it back', async () => {
  for (let turn = 0; turn < 3; turn++) {
    const headers = { 'idempotency-key': `racing-${turn}` }
    const sender = site.visitor()
    const send = () => sender(create, { body: chatting }, { headers })
    const { id } = await send()
    await Promise.all([
      admin.call(remove, { params: { id } }),
      ...[1, 2, 3].map(() => send().catch(() => {})),
    ])
    expect(await refusalOf(admin.call(open, { params: { id } }))).toMatchObject(missing)
  }
})

test('what else its sender has sent is told, by e-mail or phone however they were written, spam too', async () => {
  const send = async (fields: object, website?: string) => {
    const body = { name: 'R', company: 'Ghor', ...fields, ...(website && { website }) }
    return (await site.visitor()(create, { body: body as never })).id
  }
  const own = await send({ email: 'Same@Sender.test', phone: '+91 70000 12345' })
  const byMail = await send({ email: 'same@sender.TEST' })
  const byPhone = await send({ phone: '0091-(70000)-12345' }, 'http://robot.test')
  await send({ email: 'not-same@sender.test', phone: '+91 7000012346' })
  site.clock.now += 60_000
  const personData = await admin.call(api.exports.sameSender, { params: { id: own } })
  expect(personData.map(({ id, spam }) => ({ id, spam }))).toHaveLength(2)
  expect(personData).toEqual(
    expect.arrayContaining([
      { id: byMail, name: 'R', company: 'Ghor', createdAt: expect.any(String), spam: false },
      { id: byPhone, name: 'R', company: 'Ghor', createdAt: expect.any(String), spam: true },
    ]),
  )
  const none = admin.call(api.exports.sameSender, { params: { id: randomUUID() } })
  expect(await refusalOf(none)).toMatchObject(missing)
})
