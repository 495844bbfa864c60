import { api } from '@bong-bari/contract'
import { expect, test } from 'vitest'
import { hashOf, type ImageType, startPictureSite, wrong } from '../../testing/picture-site.ts'
import { dataUrlOf, jpeg, moving, png, webp } from '../../testing/pictures.ts'

const site = await startPictureSite()

const { list } = api.sections

const refused = (sentence: string) => ({ status: 400, fields: { imageUrl: sentence } })

type Given = [string, ImageType, string, () => Promise<Buffer>, number, number]

const kinds: Given[] = [
  ['png', 'image/png', 'png', async () => png({ width: 30, height: 20 }), 30, 20],
  ['jpeg', 'image/jpeg', 'jpg', () => jpeg({ width: 300, height: 200 }), 300, 200],
  ['webp', 'image/webp', 'webp', async () => webp(), 1, 1],
  ['gif that moves', 'image/gif', 'webp', () => moving('gif'), 16, 8],
]

test.each(kinds)(
  'HPC-20 an uploaded %s is stored by its content, typed and measured, and may be kept for ever',
  async (_, type, extension, given, imageWidth, imageHeight) => {
    const section = await site.createWith(await site.uploaded(await given(), type))
    const { bytes, ...object } = await site.storedAt(section.imageUrl)
    const imageUrl = `/media/${hashOf(bytes)}.${extension}`
    expect(section).toMatchObject({ imageUrl, imageWidth, imageHeight })
    expect(object.ContentType).toBe(extension === 'webp' ? 'image/webp' : type)
    expect(object.CacheControl).toBe('public, max-age=31536000, immutable')
  },
)

test.each(kinds.slice(0, 1))(
  'HPC-20 HPC-23 a %s as a data-URL is stored the same way',
  async (_, type, extension, given, imageWidth, imageHeight) => {
    const section = await site.createWith(dataUrlOf(await given(), type))
    expect(section).toMatchObject({ imageWidth, imageHeight })
    expect(section.imageUrl).toMatch(new RegExp(`^/media/[0-9a-f]{64}.${extension}$`))
    const listed = JSON.stringify(await site.admin.call(list))
    expect(listed).toContain(section.imageUrl)
    expect(listed).not.toContain('data:')
  },
)

const bad: [string, Buffer, ImageType, string][] = [
  ['renamed exe', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]), 'image/png', wrong.kind],
  ['pixel bomb', png({ width: 65_500, height: 65_500, pixels: false }), 'image/png', wrong.pixels],
]

test.each(bad)(
  'HPC-20 a %s is refused, uploaded or as a data-URL',
  async (_, bytes, type, sentence) => {
    expect(await site.refusedWith(await site.uploaded(bytes, type))).toEqual(refused(sentence))
    expect(await site.refusedWith(dataUrlOf(bytes, type))).toEqual(refused(sentence))
  },
)

test.each([
  'data:image/svg+xml;base64,PHN2Zy8+',
  'data:image/png,plain',
  'data:image/png;base64,not*base64',
  'data:image/png;base64,AAA',
  'data:',
])('the data-URL %s is refused', async (address) => {
  expect(await site.refusedWith(address)).toEqual(refused(wrong.notData))
})
