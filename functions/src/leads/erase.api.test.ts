import { randomUUID } from 'node:crypto'
import {
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { api, type Lead } from '@bong-bari/contract'
import { afterAll, expect, test, vi } from 'vitest'
import { refusalOf, startApi } from '../../testing/start-api.ts'

const site = await startApi()
const admin = await site.newAdmin()
const s3: S3Client = new S3Client({ endpoint: site.bucket.endpoint, forcePathStyle: true })
afterAll(() => site.stop())

const { create, list, markSpam, saveNotes, open, remove } = api.leads
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
  await admin.call(markSpam, spam)
  for (const one of [lead, spam]) expect(await admin.call(remove, one)).toEqual(one.params)
  const left = await everywhere()
  expect(left).toContain(other.params.id)
  for (const { params } of [lead, spam]) expect(left).not.toContain(params.id)
  expect(await refusalOf(admin.call(open, lead))).toMatchObject(missing)
  expect(await refusalOf(admin.call(remove, { params: { id: randomUUID() } }))).toMatchObject(
    missing,
  )
})

test('a dashboard that polls hears of an erased request', async () => {
  const lead = await newLead()
  await admin.call(list, {})
  site.clock.now += 5 * 60_000
  const fetch = site.fetcher()
  const ask = (etag: string) =>
    fetch('/api/collaboration-requests', {
      headers: { authorization: `Bearer ${admin.session.sessionId}`, 'if-none-match': etag },
    })
  const etag = (await ask('')).headers.get('etag') ?? ''
  expect((await ask(etag)).status).toBe(304)
  await admin.call(remove, lead)
  await site.react()
  expect((await ask(etag)).status).toBe(200)
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
