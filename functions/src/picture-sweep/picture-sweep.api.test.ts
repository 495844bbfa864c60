import { randomBytes } from 'node:crypto'
import {
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { api } from '@bong-bari/contract'
import { callingAs } from '@bong-bari/local'
import { createPost, entities, removeFromTrash, removePost, sections } from '@bong-bari/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectErrorLog } from '../../testing/error-log.ts'
import { picturedSection } from '../../testing/pictured-section.ts'
import { dataUrlOf, png } from '../../testing/pictures.ts'
import { startApi } from '../../testing/start-api.ts'

let site: Awaited<ReturnType<typeof startApi>>
let admin: Awaited<ReturnType<typeof site.newAdmin>>
let bucket: S3Client
let handler: typeof import('./handler.ts')['handler']
beforeAll(async () => {
  site = await startApi()
  admin = await site.newAdmin()
  bucket = new S3Client({})
  handler = (await import('./handler.ts')).handler
})
afterAll(() => site.stop())

const Bucket = () => site.bucket.bucket

/** A sweep some days from now. */
const sweepIn = (days: number) =>
  callingAs('picture-sweep', () =>
    handler({ time: new Date(Date.now() + days * 86_400_000).toISOString() }),
  )

const keys = async (Prefix: string) => {
  const { Contents = [] } = await bucket.send(
    new ListObjectsV2Command({ Bucket: Bucket(), Prefix }),
  )
  return Contents.map(({ Key }) => Key)
}

const writtenAt = async (Prefix: string) => {
  const { Contents } = await bucket.send(new ListObjectsV2Command({ Bucket: Bucket(), Prefix }))
  return Contents?.[0]?.LastModified?.getTime() ?? Number.NaN
}

const isThere = (Key: string) =>
  bucket.send(new HeadObjectCommand({ Bucket: Bucket(), Key })).then(
    () => true,
    () => false,
  )

const removeForGood = async (id: string) => {
  const at = new Date()
  await sections.remove(id, { by: null, at })
  await removeFromTrash('section', id, at)
}

const storePicture = async (key = `media/${randomBytes(32).toString('hex')}.png`) => {
  await bucket.send(new PutObjectCommand({ Bucket: Bucket(), Key: key, Body: png() }))
  return key
}

const post = (slug: string, image: string | null, content: string) => {
  const createdAt = `2026-01-01T00:00:00.${slug.slice(-3)}Z`
  return entities.post.schema.parse({
    id: crypto.randomUUID(),
    slug,
    title: slug,
    content,
    excerpt: null,
    image,
    imageWidth: null,
    imageHeight: null,
    date: null,
    publishAt: createdAt,
    createdAt,
    updatedAt: '2026-01-01T00:00:00.000Z',
    version: 1,
  })
}

test('a picture that nothing names goes 30 days after a sweep saw that, not earlier', async () => {
  const key = await storePicture()
  await sweepIn(0)
  expect(await keys('unnamed/')).toEqual([key.replace('media/', 'unnamed/')])
  await sweepIn(7)
  await sweepIn(29.99)
  expect(await isThere(key)).toBe(true)
  await sweepIn(30.01)
  expect(await isThere(key)).toBe(false)
  expect(await keys('unnamed/')).toEqual([])
})

test('an old picture is not gone at the first sweep that finds it unnamed', async () => {
  const key = await storePicture()
  await sweepIn(400)
  expect(await isThere(key)).toBe(true)
})

test('what a section, a post or the text of a post names stays, hidden or not', async () => {
  const bySection = await storePicture()
  const byPost = await storePicture()
  const byText = await storePicture()
  await sections.store(picturedSection(`/${bySection}`))
  await createPost(post('named-001', `/${byPost}`, 'text'))
  await createPost(post('named-002', null, `See ![this](/${byText}).`))
  await sweepIn(0)
  await sweepIn(1000)
  for (const key of [bySection, byPost, byText]) expect(await isThere(key)).toBe(true)
  expect(await keys('unnamed/')).toEqual([])
})

test('what is in the trash keeps its pictures until it goes', async () => {
  const [bySection, byText] = [await storePicture(), await storePicture()]
  const section = picturedSection(`/${bySection}`)
  const deleted = post('trashed-001', null, `See ![this](/${byText}).`)
  await sections.store(section)
  await createPost(deleted)
  const at = new Date()
  await sections.remove(section.id, { by: null, at })
  await removePost(deleted.id, { by: null, at })
  await sweepIn(0)
  await sweepIn(1000)
  for (const key of [bySection, byText]) expect(await isThere(key)).toBe(true)
  await removeFromTrash('section', section.id, at)
  await removeFromTrash('post', deleted.id, at)
  await sweepIn(0)
  await sweepIn(31)
  for (const key of [bySection, byText]) expect(await isThere(key)).toBe(false)
})

test('posts beyond the first page name their pictures too', async () => {
  const key = await storePicture()
  await createPost(post('oldest-000', `/${key}`, 'text'))
  for (let n = 100; n < 205; n++) await createPost(post(`later-${n}`, null, 'text'))
  await sweepIn(0)
  await sweepIn(1000)
  expect(await isThere(key)).toBe(true)
})

test('a picture that is named again in time begins anew when that ends', async () => {
  const key = await storePicture()
  await sweepIn(0)
  const named = picturedSection(`/${key}`)
  await sections.store(named)
  await sweepIn(28)
  expect(await keys('unnamed/')).toEqual([])
  await removeForGood(named.id)
  await sweepIn(35)
  expect(await isThere(key)).toBe(true)
  expect(await keys('unnamed/')).toEqual([key.replace('media/', 'unnamed/')])
})

test('a picture that was stored again meanwhile begins anew', async () => {
  const key = await storePicture()
  await sweepIn(0)
  const marked = await writtenAt(key.replace('media/', 'unnamed/'))
  await expect
    .poll(async () => writtenAt(await storePicture(key)), { timeout: 5000 })
    .toBeGreaterThan(marked)
  await sweepIn(40)
  expect(await isThere(key)).toBe(true)
})

test('a picture that an admin saved is found by its name', async () => {
  const body = { sectionType: 'offer' as const, imageUrl: dataUrlOf(png({ width: 9 })) }
  const { imageUrl } = await admin.call(api.sections.create, { body })
  await sweepIn(0)
  await sweepIn(1000)
  expect(await isThere(imageUrl?.slice(1) ?? '')).toBe(true)
})

test('uploads and exports are none of its business', async () => {
  for (const key of ['incoming/one', 'exports/one']) await storePicture(key)
  await sweepIn(0)
  await sweepIn(1000)
  expect(await isThere('incoming/one')).toBe(true)
  expect(await isThere('exports/one')).toBe(true)
})

test('without the table nothing is removed', async () => {
  const key = await storePicture()
  await sweepIn(0)
  const { TABLE_NAME } = process.env
  process.env.TABLE_NAME = 'no-such-table'
  await expect(sweepIn(1000)).rejects.toThrow()
  process.env.TABLE_NAME = TABLE_NAME
  expect(await isThere(key)).toBe(true)
})

test('a picture stays as long as an item names it that cannot be read', async () => {
  expectErrorLog(/"unreadable"/)
  const named = await storePicture()
  const unreadable = picturedSection(`/${named}`, { validTo: '+010000-01-01T04:59:59.000Z' })
  const { put } = await import('../../../packages/table/src/verbs.ts')
  await put({ ...sections.keyOf(unreadable.id), ...unreadable })
  await sweepIn(0)
  await sweepIn(31)
  expect(await isThere(named)).toBe(true)
  await removeForGood(unreadable.id)
})
