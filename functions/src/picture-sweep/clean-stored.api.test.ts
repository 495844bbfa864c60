import { randomUUID } from 'node:crypto'
import { DeleteObjectCommand, HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { api, type Post } from '@bong-bari/contract'
import { callingAs } from '@bong-bari/local'
import { createPost, createSection, findPostBySlug } from '@bong-bari/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashOf, startPictureSite } from '../../testing/picture-site.ts'
import { picturedSection } from '../../testing/pictured-section.ts'
import { jpeg, png, webp } from '../../testing/pictures.ts'
import { secrets, taggedJpeg, taggedPng, taggedWebp } from '../../testing/tagged-pictures.ts'

let site: Awaited<ReturnType<typeof startPictureSite>>
let handler: typeof import('./handler.ts')['handler']
let cleanStored: typeof import('./clean-stored.ts')['cleanStored']
beforeAll(async () => {
  site = await startPictureSite()
  handler = (await import('./handler.ts')).handler
  cleanStored = (await import('./clean-stored.ts')).cleanStored
})
afterAll(() => site.stop())

/** A sweep some days from now. */
const sweepIn = (days: number) =>
  callingAs('picture-sweep', () =>
    handler({ time: new Date(Date.now() + days * 86_400_000).toISOString() }),
  )

/** Stores a picture as the product did before it cleaned them. */
const storeAsBefore = async (bytes: Buffer, extension: string, ContentType: string) => {
  const Key = `media/${hashOf(bytes)}.${extension}`
  const Metadata = { width: '3', height: '2' }
  await site.s3.send(
    new PutObjectCommand({ Bucket: site.Bucket, Key, Body: bytes, ContentType, Metadata }),
  )
  return `/${Key}`
}

/** No two of them are the same picture: `width` tells them apart. */
const taggedPngOf = (width: number) => storeAsBefore(taggedPng(png({ width })), 'png', 'image/png')
const cleanPngOf = (width: number) => `/media/${hashOf(cleanBytes(width))}.png`
const gamma = taggedPng(png()).subarray(33, 49)
const cleanBytes = (width: number) => {
  const bare = png({ width })
  return Buffer.concat([bare.subarray(0, 33), gamma, bare.subarray(33)])
}

const post = (image: string | null, more: Partial<Post> = {}): Post => ({
  id: randomUUID(),
  slug: `post-${randomUUID()}`,
  title: 'A post',
  content: 'text',
  excerpt: null,
  image,
  imageWidth: 3,
  imageHeight: 2,
  imageSmall: null,
  imageAlt: null,
  shareImage: null,
  date: null,
  format: 'plain',
  publishAt: new Date().toISOString(),
  createdAt: new Date().toISOString(),
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 1,
  ...more,
})

const sectionWith = async (id: string) =>
  (await site.admin.call(api.sections.list)).find((one) => one.id === id)

const isThere = (address: string) =>
  site.s3.send(new HeadObjectCommand({ Bucket: site.Bucket, Key: address.slice(1) })).then(
    () => true,
    () => false,
  )

const savedPost = async (given: Post) => {
  await createPost(given)
  return given
}

test('what was stored with metadata is named by a clean address wherever it was named', async () => {
  const given = await taggedPngOf(11)
  const text = `See ![this](${given}) and https://site.test${given}, not ${given.slice(0, -5)}`
  const { slug } = await savedPost(post(given, { content: text, shareImage: given }))
  const offer = picturedSection(given)
  await createSection(offer)
  await sweepIn(0)
  const to = cleanPngOf(11)
  expect(await findPostBySlug(slug)).toMatchObject({
    image: to,
    imageWidth: 11,
    imageHeight: 2,
    imageSmall: null,
    imageAlt: null,
    shareImage: to,
    content: `See ![this](${to}) and https://site.test${to}, not ${given.slice(0, -5)}`,
    updatedAt: '2026-01-01T00:00:00.000Z',
  })
  expect(await sectionWith(offer.id)).toEqual({ ...offer, imageUrl: to, imageWidth: 11 })
  expect((await site.storedAt(to)).bytes.equals(cleanBytes(11))).toBe(true)
})

test('each kind is cleaned and measured as it is shown', async () => {
  const kinds = [
    await storeAsBefore(taggedJpeg(jpeg(), 6), 'jpg', 'image/jpeg'),
    await storeAsBefore(taggedWebp(webp(), { width: 1, height: 1 }), 'webp', 'image/webp'),
  ]
  const offers = kinds.map((address) => picturedSection(address))
  for (const offer of offers) await createSection(offer)
  await sweepIn(0)
  const [onItsSide, small] = await Promise.all(offers.map(({ id }) => sectionWith(id)))
  expect(onItsSide).toMatchObject({ imageWidth: 2, imageHeight: 3 })
  expect(small).toMatchObject({ imageWidth: 1, imageHeight: 1 })
  for (const one of [onItsSide, small]) {
    const { bytes, ContentType } = await site.storedAt(one?.imageUrl ?? null)
    expect(ContentType).toBe(one === small ? 'image/webp' : 'image/jpeg')
    for (const secret of Object.values(secrets))
      expect(bytes.toString('latin1')).not.toContain(secret)
  }
})

test('the old picture stays for cached pages for a day, then goes; the clean one stays', async () => {
  const given = await taggedPngOf(12)
  await createSection(picturedSection(given))
  await sweepIn(0)
  await sweepIn(0.99)
  expect(await isThere(given)).toBe(true)
  await sweepIn(1.01)
  expect(await isThere(given)).toBe(false)
  await sweepIn(400)
  expect(await isThere(cleanPngOf(12))).toBe(true)
})

test('a second sweep has nothing to clean', async () => {
  await createSection(picturedSection(await taggedPngOf(13)))
  expect(await sweepIn(0)).toMatchObject({ cleaned: 1, renamed: 1, unreadable: 0 })
  expect(await sweepIn(0)).toMatchObject({ cleaned: 0, renamed: 0, unreadable: 0 })
})

test('a picture of before that was clean already keeps its address', async () => {
  const given = await storeAsBefore(png({ width: 14 }), 'png', 'image/png')
  const offer = picturedSection(given)
  await createSection(offer)
  expect(await sweepIn(0)).toMatchObject({ cleaned: 1, renamed: 0 })
  expect(await sectionWith(offer.id)).toEqual(offer)
  expect(await sweepIn(0)).toMatchObject({ cleaned: 0 })
})

test('what has no time left is cleaned by the next sweep', async () => {
  const { slug } = await savedPost(post(await taggedPngOf(15)))
  expect(await cleanStored(0, () => new Date())).toEqual({ cleaned: 0, unreadable: 0, renamed: 0 })
  expect(await cleanStored(60_000, () => new Date())).toEqual({
    cleaned: 1,
    unreadable: 0,
    renamed: 1,
  })
  expect((await findPostBySlug(slug))?.image).toBe(cleanPngOf(15))
})

test('an hour-old tab that saves the old address gets the clean one', async () => {
  const given = await taggedPngOf(17)
  const { id } = await site.createWith('https://example.test/typed.jpg')
  const body = { sectionType: 'offer' as const, imageUrl: given }
  const saved = await site.admin.call(api.sections.update, { params: { id }, body })
  expect(saved).toMatchObject({ imageUrl: cleanPngOf(17), imageWidth: 17, imageHeight: 2 })
})

test('a picture that cannot be read or is gone stops nothing', async () => {
  const broken = await storeAsBefore(png({ width: 18 }).subarray(0, -5), 'png', 'image/png')
  const gone = await taggedPngOf(19)
  await site.s3.send(new DeleteObjectCommand({ Bucket: site.Bucket, Key: gone.slice(1) }))
  const offers = [broken, gone, await taggedPngOf(20)].map((address) => picturedSection(address))
  for (const offer of offers) await createSection(offer)
  expect(await sweepIn(0)).toMatchObject({ cleaned: 1, unreadable: 1 })
  const [first, second, third] = await Promise.all(offers.map(({ id }) => sectionWith(id)))
  expect([first?.imageUrl, second?.imageUrl]).toEqual([broken, gone])
  expect(third?.imageUrl).toBe(cleanPngOf(20))
})
