import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jpeg, png, webp } from '../../testing/pictures.ts'
import {
  jpegSegment,
  phoneExif,
  pngChunk,
  secrets,
  taggedJpeg,
  taggedPng,
  taggedWebp,
  webpChunk,
  webpHeader,
  webpOf,
} from '../../testing/tagged-pictures.ts'
import { checkPicture } from './check-picture.ts'

const kept = (given: Buffer, type: string) => {
  const picture = checkPicture(given, type)
  if (typeof picture === 'string') throw new Error(picture)
  return picture
}

const pixel = { width: 1, height: 1 }
const kinds: [string, string, Buffer, (orientation: number) => Buffer][] = [
  ['png', 'image/png', png(), (orientation) => taggedPng(png(), orientation)],
  ['jpeg', 'image/jpeg', jpeg(), (orientation) => taggedJpeg(jpeg(), orientation)],
  ['webp', 'image/webp', webp(), (orientation) => taggedWebp(webp(), pixel, orientation)],
]

const words = [...Object.values(secrets), 'MPF\0', 'JFXX', 'XMP ', 'tEXt', 'zTXt', 'iTXt', 'tIME']

/** Everything of Exif but where it says how to turn the picture. */
const orientationAlone = (turn: number) =>
  `MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(turn)}\0\0\0\0\0\0`

test.each(kinds)('nothing that a %s was tagged with is kept', (_, type, __, tagged) => {
  for (const orientation of [1, 6]) {
    const text = kept(tagged(orientation), type).bytes.toString('latin1')
    for (const word of words) expect(text).not.toContain(word)
  }
})

test.each(kinds)('a %s that lies on its side says so and no more', (_, type, __, tagged) => {
  expect(kept(tagged(1), type).bytes.toString('latin1')).not.toMatch(/exif/i)
  for (const turn of [2, 3, 6, 8]) {
    const text = kept(tagged(turn), type).bytes.toString('latin1')
    expect(text.split(/exif/i)).toHaveLength(2)
    expect(text.split(orientationAlone(turn))).toHaveLength(2)
  }
})

test.each(kinds)(
  'a clean %s stays as it is, and cleaning again changes nothing',
  (_, type, bare, tagged) => {
    expect(kept(bare, type).bytes.equals(bare)).toBe(true)
    for (const turn of [1, 6]) {
      const once = kept(tagged(turn), type).bytes
      expect(kept(once, type).bytes.equals(once)).toBe(true)
    }
  },
)

test.each(kinds)(
  'a %s with any byte changed or missing is kept clean or refused',
  (_, type, __, tagged) => {
    const whole = tagged(6)
    const change = fc.tuple(fc.nat(whole.length - 1), fc.nat(255), fc.nat(whole.length))
    fc.assert(
      fc.property(change, ([at, value, length]) => {
        const changed = Buffer.from(whole)
        changed[at] = value
        const picture = checkPicture(changed.subarray(0, length), type)
        if (typeof picture === 'string') return
        expect(picture.width).toBeGreaterThan(0)
        const again = checkPicture(picture.bytes, type)
        expect(again).toEqual(picture)
      }),
      { numRuns: 1000 },
    )
  },
)

test('the sizes that are kept are those that browsers show', () => {
  const size = (given: Buffer, type: string) => {
    const { width, height } = kept(given, type)
    return [width, height]
  }
  expect(size(taggedJpeg(jpeg(), 6), 'image/jpeg')).toEqual([2, 3])
  expect(size(taggedJpeg(jpeg(), 3), 'image/jpeg')).toEqual([3, 2])
  expect(size(taggedPng(png(), 6), 'image/png')).toEqual([2, 3])
  const late = [png().subarray(0, -12), pngChunk('eXIf', phoneExif(6)), png().subarray(-12)]
  expect(size(Buffer.concat(late), 'image/png')).toEqual([3, 2])
})

test('a JPEG keeps its colours, how they are coded and its density, without their small pictures', () => {
  const density = Buffer.from('JFIF\0\x01\x02\x01\0\x48\0\x48', 'latin1')
  const small = Buffer.concat([density, Buffer.from([1, 1, 9, 9, 9])])
  const profile = jpegSegment(0xe2, Buffer.from('ICC_PROFILE\0\x01\x01profile', 'latin1'))
  const adobe = Buffer.from('Adobe\0\x64\0\0\0\0\x01', 'latin1')
  const bare = jpeg()
  const given = [
    bare.subarray(0, 2),
    jpegSegment(0xe0, small),
    profile,
    jpegSegment(0xee, Buffer.concat([adobe, Buffer.from('by Mina')])),
    bare.subarray(20),
  ]
  const expected = [
    bare.subarray(0, 2),
    jpegSegment(0xe0, Buffer.concat([density, Buffer.alloc(2)])),
    profile,
    jpegSegment(0xee, adobe),
    bare.subarray(20),
  ]
  const { bytes } = kept(Buffer.concat(given), 'image/jpeg')
  expect(bytes.equals(Buffer.concat(expected))).toBe(true)
})

test('remarks between the scans of a JPEG go too', () => {
  const bare = jpeg()
  const given = Buffer.concat([
    bare.subarray(0, -2),
    jpegSegment(0xfe, secrets.comment),
    jpegSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), phoneExif(6)])),
    bare.subarray(-2),
  ])
  expect(kept(given, 'image/jpeg').bytes.equals(bare)).toBe(true)
})

test('a PNG keeps colours, transparency and motion; what stands in for them and is too long goes', () => {
  const names = ['cHRM', 'gAMA', 'sRGB', 'iCCP', 'cICP', 'sBIT', 'tRNS', 'bKGD', 'pHYs', 'acTL']
  const bare = png()
  const given = (length: number) =>
    Buffer.concat([
      bare.subarray(0, 33),
      ...names.map((name) => pngChunk(name, Buffer.alloc(length))),
      bare.subarray(33),
    ])
  const drawn = given(1)
  expect(kept(drawn, 'image/png').bytes.equals(drawn)).toBe(true)
  const { bytes } = kept(given(300), 'image/png')
  const profile = pngChunk('iCCP', Buffer.alloc(300))
  expect(bytes.equals(Buffer.concat([bare.subarray(0, 33), profile, bare.subarray(33)]))).toBe(true)
})

test('a PNG with a chunk that no decoder knows and none may skip is refused', () => {
  const bare = png()
  const odd = pngChunk('MINE', secrets.comment)
  const given = Buffer.concat([bare.subarray(0, 33), odd, bare.subarray(33)])
  expect(checkPicture(given, 'image/png')).toBe('The picture is broken or incomplete')
})

test('a WebP keeps its colours and its frames, but nothing that its frames carry beside pixels', () => {
  const pixels = webp().subarray(12)
  const profile = webpChunk('ICCP', 'profile')
  const frame = (...more: Buffer[]) =>
    webpChunk('ANMF', Buffer.concat([Buffer.alloc(16), pixels, ...more]))
  const motion = webpChunk('ANIM', Buffer.alloc(6))
  const given = webpOf(
    webpHeader(0x2e),
    profile,
    motion,
    frame(webpChunk('mine', secrets.comment)),
    frame(),
    webpChunk('XMP ', secrets.xmp),
  )
  const expected = webpOf(webpHeader(0x22), profile, motion, frame(), frame())
  expect(kept(given, 'image/webp').bytes.equals(expected)).toBe(true)
})

test('a million empty pieces take no longer than reading them', () => {
  const bare = png()
  const [head, tail] = [bare.subarray(0, 33), bare.subarray(33)]
  const many = (piece: Buffer) => Buffer.alloc(4_800_000, piece)
  const began = performance.now()
  const chunks = Buffer.concat([head, many(pngChunk('teXt', '')), tail])
  expect(kept(chunks, 'image/png').bytes.equals(bare)).toBe(true)
  const broken = 'The picture is broken or incomplete'
  const segments = Buffer.concat([jpeg().subarray(0, -2), many(jpegSegment(0xfe, '')), jpeg()])
  expect(checkPicture(segments, 'image/jpeg')).toBe(broken)
  const riff = webpOf(webpHeader(0), webp().subarray(12), many(webpChunk('mine', '')))
  expect(checkPicture(riff, 'image/webp')).toBe(broken)
  expect(performance.now() - began).toBeLessThan(3000)
})
