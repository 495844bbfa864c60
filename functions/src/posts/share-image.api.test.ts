import { api } from '@bong-bari/contract'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { expectErrorLog } from '../../testing/error-log.ts'
import { uploading } from '../../testing/picture-site.ts'
import { startApi } from '../../testing/start-api.ts'
import { coverArea, drawCard } from '../text-rendering/share-image.ts'

const site = await startApi()
const admin = await site.newAdmin()

const write = (title: string) =>
  admin.call(api.posts.create, { body: { title, content: 'Listen.' } })
const change = (id: string, title: string) =>
  admin.call(api.posts.update, { params: { id }, body: { title, content: 'Listen again.' } })

test('a saved post has a picture of its title that stays until the title changes', async () => {
  const post = await write('চা আর বিস্কুট')
  expect(post.shareImage).toMatch(/^\/media\/[0-9a-f]{64}\.png$/)
  expect((await change(post.id, post.title)).shareImage).toBe(post.shareImage)
  const renamed = await change(post.id, 'চা আর মুড়ি')
  expect(renamed.shareImage).toMatch(/^\/media\/[0-9a-f]{64}\.png$/)
  expect(renamed.shareImage).not.toBe(post.shareImage)
})

test('a picture that cannot be kept costs the post nothing and is made at the next save', async () => {
  expectErrorLog(/"failed":"share image"/)
  const { MEDIA_BUCKET } = process.env
  process.env.MEDIA_BUCKET = 'no-such-bucket'
  const post = await write('Without a picture')
  process.env.MEDIA_BUCKET = MEDIA_BUCKET
  expect(post).toMatchObject({ title: 'Without a picture', shareImage: null })
  expect((await change(post.id, post.title)).shareImage).toMatch(/^\/media\//)
})

test('a cover hangs in the card, which is drawn again when another one does', async () => {
  const upload = uploading(admin)
  const { readFile } = await import('../adapters/media-bucket.ts')
  const inCard = async (card: string | null) => {
    const file = await readFile(card?.slice(1) ?? '')
    const { width, height } = await sharp(file?.bytes).metadata()
    const { x, y, width: across, height: down } = coverArea
    const { data } = await sharp(file?.bytes)
      .extract({ left: x + across / 2, top: y + down / 2, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { size: [width, height], colour: [...data].map((part) => Math.round(part / 16)) }
  }
  const cover = async (background: string) =>
    upload(
      await sharp({ create: { width: 400, height: 900, channels: 4, background } })
        .png()
        .toBuffer(),
    )
  const body = { title: 'With a cover', content: 'Look.', image: await cover('#f00000') }
  const post = await admin.call(api.posts.create, { body })
  expect(post.shareImage).toMatch(/^\/media\/[0-9a-f]{64}\.jpg$/)
  expect(await inCard(post.shareImage)).toEqual({ size: [1200, 630], colour: [15, 0, 0] })
  const params = { id: post.id }
  const same = await admin.call(api.posts.update, { params, body: { content: 'Look again.' } })
  expect(same.shareImage).toBe(post.shareImage)
  const other = { image: await cover('#0000f0') }
  const changed = await admin.call(api.posts.update, { params, body: other })
  expect((await inCard(changed.shareImage)).colour).toEqual([0, 0, 15])
  const bare = await admin.call(api.posts.update, { params, body: { image: null } })
  expect(bare.shareImage).toMatch(/\.png$/)
  // One that stands on somebody else's server is not fetched for it.
  const image = 'https://elsewhere.test/cover.png'
  const foreign = await admin.call(api.posts.update, { params, body: { image } })
  expect(foreign.shareImage).toBe(bare.shareImage)
})

test.each([
  ['a long title', 'take the umbrella, it will rain '.repeat(9)],
  ['a title of one word without end', 'ক'.repeat(300)],
  ['a title that no font can write', '😂🙏'],
])('%s is a whole picture too', async (_, title) => {
  const { bytes } = await drawCard(title, 'post')
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(bytes.length).toBeLessThan(300_000)
})
