import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  drawn,
  jpeg,
  moving,
  png,
  pngChunk,
  secrets,
  tagged,
  webp,
} from '../../testing/pictures.ts'
import { checkPicture } from './check-picture.ts'

const checkValidPicture = async (given: Buffer, type: string) => {
  const picture = await checkPicture(given, type)
  if (typeof picture === 'string') throw new Error(picture)
  return picture
}

const pixelsOf = (bytes: Buffer) => sharp(bytes, { animated: true }).ensureAlpha().raw().toBuffer()

test.each(['jpeg', 'png', 'webp'] as const)(
  'nothing that a %s was tagged with is kept',
  async (kind) => {
    const given = await tagged(kind, 6)
    const { bytes } = await checkValidPicture(given, `image/${kind}`)
    for (const secret of Object.values(secrets)) {
      expect(bytes.includes(secret)).toBe(false)
    }
    const before = await sharp(given).metadata()
    expect([before.orientation, before.icc, before.xmp].every(Boolean)).toBe(true)
    expect(before.exif?.includes(secrets.maker) && before.exif.includes(secrets.place)).toBe(true)
    const { format, exif, icc, xmp, iptc, comments } = await sharp(bytes).metadata()
    expect({ format, exif, icc, xmp, iptc, comments }).toEqual({ format: kind })
  },
)

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s ends upright, as large as it is seen',
  async (kind) => {
    const redCorners = { 1: [0, 0], 3: [1, 1], 6: [1, 0], 8: [0, 1] }
    for (const [orientation, [right, below]] of Object.entries(redCorners)) {
      const picture = await checkValidPicture(
        await tagged(kind, Number(orientation)),
        `image/${kind}`,
      )
      const [width, height] = Number(orientation) >= 5 ? [16, 32] : [32, 16]
      expect(picture).toMatchObject({ width, height })
      const corner = {
        left: right ? width - 4 : 1,
        top: below ? height - 4 : 1,
        width: 3,
        height: 3,
      }
      const [red = 0, , blue = 0] = await sharp(picture.bytes).extract(corner).raw().toBuffer()
      expect([orientation, red > 200, blue < 60]).toEqual([orientation, true, true])
    }
  },
)

test('what is coded without loss stays so: transparency, few colours, a lossless webp', async () => {
  const clear = { r: 200, g: 30, b: 60, alpha: 0.5 }
  const given = {
    full: await sharp({ create: { width: 9, height: 7, channels: 4, background: clear } })
      .png()
      .toBuffer(),
    few: await drawn().png({ palette: true, colours: 4 }).toBuffer(),
    lossless: await drawn().webp({ lossless: true }).toBuffer(),
    tagged: await drawn().webp({ lossless: true }).withXmp(secrets.xmp).toBuffer(),
  }
  for (const [name, bytes] of Object.entries(given)) {
    const type = name === 'full' || name === 'few' ? 'image/png' : 'image/webp'
    const picture = await checkValidPicture(bytes, type)
    expect([name, picture.contentType]).toEqual([name, type])
    expect((await pixelsOf(picture.bytes)).equals(await pixelsOf(bytes))).toBe(true)
  }
  expect(
    await sharp((await checkValidPicture(given.few, 'image/png')).bytes).metadata(),
  ).toMatchObject({
    isPalette: true,
  })
})

test.each(['webp', 'gif'] as const)(
  'a %s that moves is kept as a webp that moves as it did',
  async (kind) => {
    const given = await moving(kind)
    const picture = await checkValidPicture(given, `image/${kind}`)
    expect(picture).toMatchObject({
      contentType: 'image/webp',
      extension: 'webp',
      width: 16,
      height: 8,
    })
    const { format, pages, delay, loop } = await sharp(picture.bytes, { animated: true }).metadata()
    expect({ format, pages, delay, loop }).toEqual({
      format: 'webp',
      pages: 3,
      delay: [50, 60, 70],
      loop: 2,
    })
  },
)

test('what printers, cameras and Firefox write is kept as what every browser shows', async () => {
  const cmyk = await drawn().toColourspace('cmyk').jpeg().toBuffer()
  const deep = await drawn().toColourspace('rgb16').png().toBuffer()
  const still = await drawn().png().toBuffer()
  const control = Buffer.alloc(26)
  const apng = Buffer.concat([
    still.subarray(0, 33),
    pngChunk('acTL', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0])),
    pngChunk('fcTL', control),
    still.subarray(33),
  ])
  const spaceOf = async (bytes: Buffer, type: string) => {
    const { space, depth } = await sharp((await checkValidPicture(bytes, type)).bytes).metadata()
    return { space, depth }
  }
  expect(await spaceOf(cmyk, 'image/jpeg')).toEqual({ space: 'srgb', depth: 'uchar' })
  expect(await spaceOf(deep, 'image/png')).toEqual({ space: 'srgb', depth: 'uchar' })
  const { bytes } = await checkValidPicture(apng, 'image/png')
  expect(bytes.includes('acTL')).toBe(false)
  expect((await pixelsOf(bytes)).equals(await pixelsOf(still))).toBe(true)
})

const jpegSegment = (code: number, data: string) => {
  const head = Buffer.from([0xff, code, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, Buffer.from(data, 'latin1')])
}

const script = '<script>alert(1)</script>'

test('a script in a colour profile, a comment or behind the end goes', async () => {
  const bare = await jpeg()
  const given = Buffer.concat([
    bare.subarray(0, 2),
    jpegSegment(0xe2, `ICC_PROFILE\0\x01\x01${script.repeat(9)}`),
    jpegSegment(0xfe, script),
    bare.subarray(2),
    Buffer.from(script),
  ])
  const { bytes } = await checkValidPicture(given, 'image/jpeg')
  expect(bytes.includes('<script')).toBe(false)
  expect(
    (await pixelsOf(bytes)).equals(
      await pixelsOf((await checkValidPicture(bare, 'image/jpeg')).bytes),
    ),
  ).toBe(true)
})

test('the largest side and area are taken', async () => {
  for (const size of [
    { width: 12_000, height: 1 },
    { width: 10_000, height: 5_000 },
  ])
    expect(await checkPicture(png(size), 'image/png')).toMatchObject(size)
})

const wrong = {
  kind: 'The picture must be a png, jpeg or webp',
  still: 'A GIF must be one that moves; a still picture must be a png, jpeg or webp',
  broken: 'The picture is broken or incomplete',
  size: 'The picture must be at most 5 MB',
  pixels: 'The picture must be at most 12,000 pixels a side and 50 megapixels in all',
  frames: 'A moving picture must have at most 1,000 frames',
}

/** A JPEG's frame header: at 5 its height and at 7 its width. */
const frameOf = (bytes: Buffer) => {
  const at = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  return bytes.subarray(at, at + 2 + bytes.readUInt16BE(at + 2))
}

const claiming = async (side: number) => {
  const bytes = await jpeg()
  const frame = frameOf(bytes)
  frame.writeUInt16BE(side, 5)
  frame.writeUInt16BE(side, 7)
  return bytes
}

const twoHeaders = async () => {
  const bytes = await jpeg()
  const frame = frameOf(bytes)
  const after = frame.byteOffset - bytes.byteOffset + frame.length
  return Buffer.concat([bytes.subarray(0, after), frame, bytes.subarray(after)])
}

/** Every third byte of its second half is another, so the header tells nothing. */
const spoilt = (bytes: Buffer) =>
  Buffer.from(bytes.map((byte, at) => (at > bytes.length / 2 && at % 3 === 0 ? byte ^ 0x5a : byte)))

const spoiltPng = () => {
  const header = png({ width: 20, height: 20 }).subarray(0, 33)
  return Buffer.concat([header, pngChunk('IDAT', 'x'.repeat(99)), pngChunk('IEND', '')])
}

const webpChunk = (name: string, data: Buffer) => {
  const chunk = Buffer.alloc(8 + data.length + (data.length % 2))
  chunk.write(name, 'latin1')
  chunk.writeUInt32LE(data.length, 4)
  data.copy(chunk, 8)
  return chunk
}

/** A moving WebP whose every frame is one pixel, on a canvas of any size. */
const flipBook = (frames: number, side = 1) => {
  const header = Buffer.from([2, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  header.writeUIntLE(side - 1, 4, 3)
  header.writeUIntLE(side - 1, 7, 3)
  const place = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 40, 0, 0, 0])
  const frame = webpChunk('ANMF', Buffer.concat([place, webp().subarray(12)]))
  const parts = [webpChunk('VP8X', header), webpChunk('ANIM', Buffer.alloc(6))]
  const book = Buffer.concat([Buffer.from('WEBP'), ...parts, ...Array(frames).fill(frame)])
  return webpChunk('RIFF', book)
}

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1)
const text = (words: string) => async () => Buffer.from(words, 'latin1')
const gifOf = (frames: number) => {
  const header = 'GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff'
  return `${header}${',\0\0\0\0\x01\0\x01\0\0\x02\x02L\x01\0'.repeat(frames)};`
}

const refused: [string, string, string, () => Promise<Buffer>][] = [
  ['program', 'image/png', wrong.kind, text(`MZ${'\0'.repeat(200)}`)],
  ['SVG', 'image/png', wrong.kind, text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['page', 'image/jpeg', wrong.kind, text(`<!doctype html>${script}`)],
  ['PDF', 'image/webp', wrong.kind, text('%PDF-1.7')],
  ['single byte', 'image/png', wrong.kind, text('\x89')],
  ['nothing', 'image/png', wrong.kind, text('')],
  [
    'png sent as a jpeg',
    'image/jpeg',
    'The picture was sent as image/jpeg but is image/png',
    async () => png(),
  ],
  ['still gif', 'image/gif', wrong.still, text(gifOf(1))],
  ['page that begins like a gif', 'image/gif', wrong.broken, text(`GIF89a/*${script}*/`)],
  ['png of garbage', 'image/png', wrong.broken, async () => spoiltPng()],
  ['png signature alone', 'image/png', wrong.broken, async () => png().subarray(0, 8)],
  ['png of no width', 'image/png', wrong.broken, async () => png({ width: 0, pixels: false })],
  [
    'png with too few pixels',
    'image/png',
    wrong.broken,
    async () => png({ width: 900, height: 900, pixels: false }),
  ],
  ['truncated png', 'image/png', wrong.broken, async () => half(await drawn().png().toBuffer())],
  ['truncated jpeg', 'image/jpeg', wrong.broken, async () => half(await jpeg())],
  [
    'jpeg of garbage',
    'image/jpeg',
    wrong.broken,
    async () => spoilt(await drawn({ width: 640, height: 480 }).jpeg().toBuffer()),
  ],
  ['jpeg with two headers', 'image/jpeg', wrong.broken, twoHeaders],
  [
    'jpeg in a jpeg',
    'image/jpeg',
    wrong.broken,
    async () => Buffer.concat([(await jpeg()).subarray(0, 2), await jpeg()]),
  ],
  ['truncated webp', 'image/webp', wrong.broken, async () => webp().subarray(0, -1)],
  ['truncated gif', 'image/gif', wrong.broken, async () => (await moving('gif')).subarray(0, 40)],
  ['picture over 5 MB', 'image/png', wrong.size, async () => png({ padding: 5 * 1024 * 1024 })],
  [
    'png of 65,500 pixels a side',
    'image/png',
    wrong.pixels,
    async () => png({ width: 65_500, height: 65_500, pixels: false }),
  ],
  ['jpeg of 65,500 pixels a side', 'image/jpeg', wrong.pixels, () => claiming(65_500)],
  ['long strip', 'image/png', wrong.pixels, async () => png({ width: 12_001, height: 1 })],
  [
    '50.01 megapixels',
    'image/png',
    wrong.pixels,
    async () => png({ width: 10_000, height: 5_001, pixels: false }),
  ],
  ['webp of 51 frames of a megapixel', 'image/webp', wrong.pixels, async () => flipBook(51, 1_000)],
  ['webp of 15,000 frames', 'image/webp', wrong.frames, async () => flipBook(15_000)],
  ['webp of 100,000 frames', 'image/webp', wrong.frames, async () => flipBook(100_000)],
  ['gif of 15,000 frames', 'image/gif', wrong.frames, text(gifOf(15_000))],
]

test.each(refused)('a %s is refused', async (_, type, sentence, given) => {
  expect(await checkPicture(await given(), type)).toBe(sentence)
})

test('any bytes as a picture are kept or refused', async () => {
  const whole = [png(), await jpeg(), webp(), await moving('gif'), await moving('webp')]
  const spoiling = fc.array(fc.tuple(fc.nat(300), fc.nat(255)), { maxLength: 6 })
  const types = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/webp']
  await fc.assert(
    fc.asyncProperty(fc.nat(4), spoiling, fc.nat(60), async (which, changes, cut) => {
      const bytes = Buffer.from(whole[which] ?? [])
      for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value
      const given = bytes.subarray(0, bytes.length - Math.max(0, cut - 40))
      const picture = await checkPicture(given, types[which] ?? '')
      if (typeof picture !== 'string') expect(picture.width).toBeGreaterThan(0)
    }),
    { numRuns: 20 * Number(process.env.RUNS ?? 2) },
  )
})
