import { createHash, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { api, limits } from '@bong-bari/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dataUrlOf, jpeg, png, pngOfBytes, webp } from '../../testing/pictures.ts'
import { refusalOf, startApi } from '../../testing/start-api.ts'

let site: Awaited<ReturnType<typeof startApi>>
let admin: Awaited<ReturnType<typeof site.newAdmin>>
let bucket: S3Client
beforeAll(async () => {
  site = await startApi()
  admin = await site.newAdmin()
  bucket = new S3Client({})
})
afterAll(() => site.stop())

const { create, list, startUpload } = api.homepage
const Bucket = () => site.bucket.bucket

const createWith = (imageUrl: string) =>
  admin.call(create, { body: { sectionType: 'offer' as const, imageUrl } })

const refusedField = async (imageUrl: string) => {
  const { status, code, fields } = await refusalOf(createWith(imageUrl))
  expect({ status, code }).toEqual({ status: 400, code: 'invalid-input' })
  expect(Object.keys(fields ?? {})).toEqual(['imageUrl'])
  return fields?.imageUrl
}

type ImageType = 'image/png' | 'image/jpeg' | 'image/webp'

/** Uploads as a browser does: asks for the form, then posts the file with it. */
const upload = async (bytes: Buffer, contentType: ImageType = 'image/png', said = bytes.length) => {
  const { url, fields, imageUrl } = await admin.call(startUpload, {
    body: { contentType, size: said },
  })
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob([new Uint8Array(bytes)], { type: contentType }), 'photo.exe')
  const { status } = await fetch(url, { method: 'POST', body: form })
  return { status, imageUrl }
}

const uploaded = async (bytes: Buffer, contentType: ImageType = 'image/png') => {
  const { status, imageUrl } = await upload(bytes, contentType)
  expect(status).toBe(204)
  return imageUrl
}

const storedAt = async (imageUrl: string | null) => {
  const command = new GetObjectCommand({ Bucket: Bucket(), Key: imageUrl?.slice(1) })
  const object = await bucket.send(command)
  return { ...object, bytes: Buffer.from((await object.Body?.transformToByteArray()) ?? []) }
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

const wrong = {
  kind: 'The picture must be a png, jpeg or webp',
  broken: 'The picture is broken or incomplete',
  size: 'The picture must be at most 5 MB',
  pixels: 'The picture must be at most 12,000 pixels a side and 40 megapixels in all',
  gone: 'The uploaded picture is no longer there; please choose it again',
  notStored: 'There is no stored picture at this address',
  notData: 'The picture must be a png, jpeg or webp as a base64 data-URL',
}

const kinds: [string, ImageType, string, Buffer, number, number][] = [
  ['png', 'image/png', 'png', png({ width: 30, height: 20 }), 30, 20],
  ['jpeg', 'image/jpeg', 'jpg', jpeg({ width: 300, height: 200 }), 300, 200],
  ['jpeg on its side', 'image/jpeg', 'jpg', jpeg({ width: 9, height: 5, orientation: 6 }), 5, 9],
  ['webp', 'image/webp', 'webp', webp(), 1, 1],
]

test.each(kinds)(
  'HPC-20 an uploaded %s is stored by its content, typed and measured, and may be kept for ever',
  async (_, type, extension, bytes, imageWidth, imageHeight) => {
    const section = await createWith(await uploaded(bytes, type))
    const imageUrl = `/media/${hashOf(bytes)}.${extension}`
    expect(section).toMatchObject({ imageUrl, imageWidth, imageHeight })
    const object = await storedAt(section.imageUrl)
    expect(object.bytes.equals(bytes)).toBe(true)
    expect(object.ContentType).toBe(type)
    expect(object.CacheControl).toBe('public, max-age=31536000, immutable')
  },
)

test.each(kinds)(
  'HPC-20 HPC-23 a %s as a data-URL is stored the same way',
  async (_, type, extension, bytes, imageWidth, imageHeight) => {
    const section = await createWith(dataUrlOf(bytes, type))
    const imageUrl = `/media/${hashOf(bytes)}.${extension}`
    expect(section).toMatchObject({ imageUrl, imageWidth, imageHeight })
    const listed = JSON.stringify(await admin.call(list))
    expect(listed).toContain(imageUrl)
    expect(listed).not.toContain('data:')
  },
)

test('HPC-23 a data-URL that is larger than other bodies may be is still taken', async () => {
  const bytes = pngOfBytes(3_000_000)
  expect(await createWith(dataUrlOf(bytes))).toMatchObject({
    imageUrl: `/media/${hashOf(bytes)}.png`,
  })
})

test('a body beyond what a function can be given answers 413', async () => {
  const tooLarge = dataUrlOf(pngOfBytes(limits.imageBytes))
  expect(await refusalOf(createWith(tooLarge))).toMatchObject({ status: 413 })
})

test('HPC-21 a picture of exactly 5 MB is taken, one byte more is refused at every door', async () => {
  const bytes = pngOfBytes(limits.imageBytes)
  const taken = await createWith(await uploaded(bytes))
  expect(taken.imageUrl).toBe(`/media/${hashOf(bytes)}.png`)

  const larger = pngOfBytes(limits.imageBytes + 1)
  const { fields } = await refusalOf(upload(larger))
  expect(fields).toEqual({ size: wrong.size })
  expect((await upload(larger, 'image/png', limits.imageBytes)).status).toBe(400)
  const key = `incoming/${randomBytes(16).toString('hex')}`
  const command = { Bucket: Bucket(), Key: key, Body: larger, ContentType: 'image/png' }
  await bucket.send(new PutObjectCommand(command))
  expect(await refusedField(`/${key}`)).toBe(wrong.size)
})

test('an upload is one file of the size and type that were asked for', async () => {
  expect((await upload(png(), 'image/png', 10)).status).toBe(400)
  for (const size of [0, -1, 1.5])
    expect(await refusalOf(upload(png(), 'image/png', size))).toMatchObject({ status: 400 })
  for (const contentType of ['image/svg+xml', 'image/gif', 'text/html', '']) {
    const body = Object.assign({ contentType: 'image/png' as const, size: 10 }, { contentType })
    const call = admin.call(startUpload, { body })
    expect((await refusalOf(call)).fields).toEqual({ contentType: wrong.kind })
  }
})

test('only an admin gets an upload form, and it leads to a place that nobody can guess', async () => {
  const body = { contentType: 'image/png' as const, size: 10 }
  const refusal = await refusalOf(site.client()(startUpload, { body }))
  expect(refusal).toMatchObject({ status: 401 })
  const forms = await Promise.all([1, 2].map(() => admin.call(startUpload, { body })))
  for (const { imageUrl, fields } of forms) {
    expect(imageUrl).toMatch(/^\/incoming\/[0-9a-f]{32}$/)
    expect(fields.key).toBe(imageUrl.slice(1))
  }
  expect(forms[0]?.imageUrl).not.toBe(forms[1]?.imageUrl)
})

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
    expect(await refusedField(await uploaded(bytes, type))).toBe(sentence)
    expect(await refusedField(dataUrlOf(bytes, type))).toBe(sentence)
  },
)

test('the largest side and area are taken', async () => {
  for (const size of [
    { width: 12_000, height: 1 },
    { width: 10_000, height: 4_000 },
  ])
    expect(await createWith(dataUrlOf(png({ ...size, pixels: false })))).toMatchObject({
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
    const { imageUrl } = await createWith(
      dataUrlOf(Buffer.concat([bytes, Buffer.from(script)]), type),
    )
    expect((await storedAt(imageUrl)).bytes.equals(bytes)).toBe(true)
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
  expect(await refusedField(address)).toBe(wrong.notData)
})

test('an empty data-URL is no picture', async () => {
  expect(await refusedField('data:image/png;base64,')).toBe(wrong.kind)
})

test('an upload that is unknown or gone is refused, and the field is named', async () => {
  const unknown = `/incoming/${randomBytes(16).toString('hex')}`
  for (const address of [unknown, '/incoming/', '/incoming/../media/x', '/incoming/1?x'])
    expect(await refusedField(address)).toBe(wrong.gone)
  const imageUrl = await uploaded(png())
  await bucket.send(new DeleteObjectCommand({ Bucket: Bucket(), Key: imageUrl.slice(1) }))
  expect(await refusedField(imageUrl)).toBe(wrong.gone)
})

test('a stored picture may be named again with its size; one that is not there may not', async () => {
  const { imageUrl } = await createWith(dataUrlOf(png({ width: 7, height: 4 })))
  const again = await createWith(imageUrl ?? '')
  expect(again).toMatchObject({ imageUrl, imageWidth: 7, imageHeight: 4 })
  for (const address of [`/media/${'0'.repeat(64)}.png`, '/media/', '/media/../incoming/x'])
    expect(await refusedField(address)).toBe(wrong.notStored)
})

test('an edit that leaves the picture alone keeps it, even where its file was lost', async () => {
  const { id, imageUrl } = await createWith(dataUrlOf(png({ width: 5, height: 6 })))
  await bucket.send(new DeleteObjectCommand({ Bucket: Bucket(), Key: imageUrl?.slice(1) }))
  const body = { sectionType: 'offer' as const, title: 'new', imageUrl: imageUrl ?? '' }
  const edited = await admin.call(api.homepage.update, { params: { id }, body })
  expect(edited).toMatchObject({ title: 'new', imageUrl, imageWidth: 5, imageHeight: 6 })
})

test('HPC-24 an edit replaces a typed address by an upload, and nothing removes the picture', async () => {
  const { id } = await createWith('https://example.test/typed.jpg')
  const edit = (imageUrl: string) =>
    admin.call(api.homepage.update, {
      params: { id },
      body: { sectionType: 'offer' as const, imageUrl },
    })
  const bytes = png({ width: 8, height: 8 })
  const replaced = await edit(await uploaded(bytes))
  expect(replaced).toMatchObject({ imageUrl: `/media/${hashOf(bytes)}.png`, imageWidth: 8 })
  expect(await edit('')).toMatchObject({ imageUrl: null, imageWidth: null, imageHeight: null })
})

test('a typed address is kept as typed and never fetched', async () => {
  const asked: (string | undefined)[] = []
  const other = createServer((request, response) => {
    asked.push(request.url)
    response.end()
  })
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => resolve((other.address() as AddressInfo).port))
  })
  for (const imageUrl of [
    `http://127.0.0.1:${port}/photo.png`,
    'http://169.254.169.254/latest/meta-data/',
    'https://example.test/পুজো.jpg',
    '/logo.png',
  ])
    expect(await createWith(imageUrl)).toMatchObject({
      imageUrl,
      imageWidth: null,
      imageHeight: null,
    })
  expect(asked).toEqual([])
  other.close()
})

test.each(['javascript:alert(1)', '//evil.test/a.png', '/\\evil.test', 'mailto:a@b', 'a.png'])(
  'the image address %s is refused',
  async (address) => {
    expect(await refusedField(address)).toBe(
      'The image must be an http(s) address, a path or an uploaded picture',
    )
  },
)

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
    authorization: `Bearer ${admin.session.sessionId}`,
    'x-csrf-token': admin.session.csrfToken,
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
