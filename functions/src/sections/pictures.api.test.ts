import { api } from '@bong-bari/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashOf, type ImageType, startPictureSite, wrong } from '../../testing/picture-site.ts'
import { dataUrlOf, jpeg, png, webp } from '../../testing/pictures.ts'
import { phoneExif, secrets, taggedJpeg } from '../../testing/tagged-pictures.ts'

let site: Awaited<ReturnType<typeof startPictureSite>>
beforeAll(async () => {
  site = await startPictureSite()
})
afterAll(() => site.stop())

const { create, list } = api.sections

const refused = (sentence: string) => ({ status: 400, fields: { imageUrl: sentence } })

const kinds: [string, ImageType, string, Buffer, number, number][] = [
  ['png', 'image/png', 'png', png({ width: 30, height: 20 }), 30, 20],
  ['jpeg', 'image/jpeg', 'jpg', jpeg({ width: 300, height: 200 }), 300, 200],
  ['jpeg on its side', 'image/jpeg', 'jpg', jpeg({ width: 9, height: 5, orientation: 6 }), 5, 9],
  ['webp', 'image/webp', 'webp', webp(), 1, 1],
]

test.each(kinds)(
  'HPC-20 an uploaded %s is stored by its content, typed and measured, and may be kept for ever',
  async (_, type, extension, bytes, imageWidth, imageHeight) => {
    const section = await site.createWith(await site.uploaded(bytes, type))
    const imageUrl = `/media/${hashOf(bytes)}.${extension}`
    expect(section).toMatchObject({ imageUrl, imageWidth, imageHeight })
    const object = await site.storedAt(section.imageUrl)
    expect(object.bytes.equals(bytes)).toBe(true)
    expect(object.ContentType).toBe(type)
    expect(object.CacheControl).toBe('public, max-age=31536000, immutable')
  },
)

test.each(kinds)(
  'HPC-20 HPC-23 a %s as a data-URL is stored the same way',
  async (_, type, extension, bytes, imageWidth, imageHeight) => {
    const section = await site.createWith(dataUrlOf(bytes, type))
    const imageUrl = `/media/${hashOf(bytes)}.${extension}`
    expect(section).toMatchObject({ imageUrl, imageWidth, imageHeight })
    const listed = JSON.stringify(await site.admin.call(list))
    expect(listed).toContain(imageUrl)
    expect(listed).not.toContain('data:')
  },
)

const script = '<script>alert(1)</script>'
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`
const broken = png()
broken[45] = (broken[45] ?? 0) ^ 0xff

const bad: [string, Buffer, ImageType, string][] = [
  ['renamed exe', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]), 'image/png', wrong.kind],
  ['svg', Buffer.from(svg), 'image/png', wrong.kind],
  ['page', Buffer.from(`<!doctype html>${script}`), 'image/jpeg', wrong.kind],
  ['gif', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'), 'image/png', wrong.kind],
  ['single byte', Buffer.from([0x89]), 'image/png', wrong.kind],
  ['png signature alone', png().subarray(0, 8), 'image/png', wrong.broken],
  ['truncated png', png().subarray(0, -1), 'image/png', wrong.broken],
  ['png without its end', png().subarray(0, -12), 'image/png', wrong.broken],
  ['png with a flipped bit', broken, 'image/png', wrong.broken],
  ['jpeg without its end', jpeg().subarray(0, -2), 'image/jpeg', wrong.broken],
  ['jpeg cut in its header', jpeg().subarray(0, 15), 'image/jpeg', wrong.broken],
  ['truncated webp', webp().subarray(0, -1), 'image/webp', wrong.broken],
  ['png of no width', png({ width: 0, pixels: false }), 'image/png', wrong.broken],
  ['pixel bomb', png({ width: 65_000, height: 65_000, pixels: false }), 'image/png', wrong.pixels],
  ['jpeg bomb', jpeg({ width: 65_000, height: 65_000 }), 'image/jpeg', wrong.pixels],
  ['long strip', png({ width: 12_001, height: 1 }), 'image/png', wrong.pixels],
  [
    '41 megapixels',
    png({ width: 10_000, height: 4_001, pixels: false }),
    'image/png',
    wrong.pixels,
  ],
  [
    'png that says it is a jpeg',
    png(),
    'image/jpeg',
    'The picture was sent as image/jpeg but is image/png',
  ],
]

test.each(bad)(
  'HPC-20 a %s is refused, uploaded or as a data-URL',
  async (_, bytes, type, sentence) => {
    expect(await site.refusedWith(await site.uploaded(bytes, type))).toEqual(refused(sentence))
    expect(await site.refusedWith(dataUrlOf(bytes, type))).toEqual(refused(sentence))
  },
)

test('the largest side and area are taken', async () => {
  for (const size of [
    { width: 12_000, height: 1 },
    { width: 10_000, height: 4_000 },
  ])
    expect(await site.createWith(dataUrlOf(png({ ...size, pixels: false })))).toMatchObject({
      imageWidth: size.width,
      imageHeight: size.height,
    })
})

test('what follows the end of a picture is not kept', async () => {
  for (const [type, bytes] of [
    ['image/png', png()],
    ['image/jpeg', jpeg()],
    ['image/webp', webp()],
  ] as const) {
    const { imageUrl } = await site.createWith(
      dataUrlOf(Buffer.concat([bytes, Buffer.from(script)]), type),
    )
    expect((await site.storedAt(imageUrl)).bytes.equals(bytes)).toBe(true)
  }
})

test('a picture that says where it was taken is stored without that, uploaded or as a data-URL', async () => {
  const given = taggedJpeg(jpeg({ width: 90, height: 50 }), 6)
  expect(given.includes(phoneExif(6, 'MM'))).toBe(true)
  const address = await site.uploaded(given, 'image/jpeg')
  for (const door of [address, dataUrlOf(given, 'image/jpeg')]) {
    const section = await site.createWith(door)
    expect(section).toMatchObject({ imageWidth: 50, imageHeight: 90 })
    const { bytes } = await site.storedAt(section.imageUrl)
    expect(section.imageUrl).toBe(`/media/${hashOf(bytes)}.jpg`)
    for (const secret of Object.values(secrets))
      expect(bytes.toString('latin1')).not.toContain(secret)
  }
})

test.each([
  'data:image/svg+xml;base64,PHN2Zy8+',
  'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  'data:text/html;base64,PHNjcmlwdD4=',
  'data:image/png,plain',
  'data:image/png;charset=utf-8;base64,AAAA',
  'data:image/png;base64,not*base64',
  'data:image/png;base64,AAA',
  'data:',
])('the data-URL %s is refused', async (address) => {
  expect(await site.refusedWith(address)).toEqual(refused(wrong.notData))
})

test('an empty data-URL is no picture', async () => {
  expect(await site.refusedWith('data:image/png;base64,')).toEqual(refused(wrong.kind))
})

test('any bytes as a picture are kept or refused, never a 5xx', async () => {
  const mutated = fc
    .record({
      base: fc.constantFrom(png(), jpeg(), jpeg({ orientation: 3 }), webp()),
      at: fc.array(fc.tuple(fc.nat(120), fc.nat(255)), { minLength: 1, maxLength: 6 }),
      cut: fc.nat(60),
    })
    .map(({ base, at, cut }) => {
      const bytes = Buffer.from(base.subarray(0, base.length - (cut > 40 ? cut - 40 : 0)))
      for (const [index, value] of at) if (index < bytes.length) bytes[index] = value
      return bytes
    })
  const started = ['89504e470d0a1a0a', 'ffd8ffe0', '524946460000000057454250'].map((hex) =>
    fc
      .uint8Array({ maxLength: 300 })
      .map((tail) => Buffer.from(hex + Buffer.from(tail).toString('hex'), 'hex')),
  )
  const bytes = fc.oneof(
    mutated,
    ...started,
    fc.uint8Array({ maxLength: 300 }).map((one) => Buffer.from(one)),
  )
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${site.admin.session.sessionId}`,
    'x-csrf-token': site.admin.session.csrfToken,
  }
  const type = fc.constantFrom('image/png', 'image/jpeg', 'image/webp')
  await fc.assert(
    fc.asyncProperty(bytes, type, async (given, contentType) => {
      const body = JSON.stringify({ sectionType: 'offer', imageUrl: dataUrlOf(given, contentType) })
      const response = await site.fetcher()(create.path, { method: 'POST', headers, body })
      expect([201, 400]).toContain(response.status)
    }),
    { numRuns: 500 },
  )
})
