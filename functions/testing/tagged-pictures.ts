import { crc32, deflateSync } from 'node:zlib'

/** Words that stand in the metadata of every tagged picture and must not be found once it is kept. */
export const secrets = {
  maker: 'Secretphone 12',
  gps: 'GPS at 22.5726 N 88.3639 E',
  thumbnail: 'thumbnail of the uncropped picture',
  xmp: '<x:xmpmeta xmlns:x="adobe:ns:meta/">creator: Mina</x:xmpmeta>',
  iptc: 'Photoshop 3.0\x008BIM by-line Mina',
  comment: 'comment: at home',
  trailing: 'PK\x03\x04 a zip archive',
} as const

type Order = 'II' | 'MM'

/** A TIFF with camera, orientation, a GPS directory and a thumbnail, as a telephone writes it. */
export const phoneExif = (orientation: number, order: Order = 'II') => {
  const texts = [secrets.maker, secrets.gps, secrets.thumbnail].map((text) => Buffer.from(text))
  const entries: [tag: number, type: number, count: number, value: number | Buffer][] = [
    [0x010f, 2, texts[0]?.length ?? 0, texts[0] ?? 0],
    [0x0112, 3, 1, orientation],
    [0x8825, 4, 1, 0],
    [0x9286, 7, texts[1]?.length ?? 0, texts[1] ?? 0],
  ]
  const inOrder = (bytes: Buffer) => (order === 'II' ? bytes.reverse() : bytes)
  const u16 = (value: number) => inOrder(Buffer.from([value >> 8, value & 255]))
  const u32 = (value: number) => inOrder(Buffer.from([0, 0, value >> 8, value & 255]))
  let free = 8 + 2 + entries.length * 12 + 4
  const later: Buffer[] = []
  const rows = entries.flatMap(([tag, type, count, value]) => {
    if (typeof value === 'number') {
      const held = type === 3 ? Buffer.concat([u16(value), u16(0)]) : u32(value)
      return [u16(tag), u16(type), u32(count), held]
    }
    const at = free
    free += value.length
    later.push(value)
    return [u16(tag), u16(type), u32(count), u32(at)]
  })
  const head = [Buffer.from(order), u16(42), u32(8), u16(entries.length)]
  return Buffer.concat([...head, ...rows, u32(free), ...later, ...texts.slice(2)])
}

export const pngChunk = (name: string, data: Buffer | string) => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), Buffer.from(data)])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length - 4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

const trailing = Buffer.from(secrets.trailing, 'latin1')

/** A PNG with all that people's programs write beside the pixels. */
export const taggedPng = (png: Buffer, orientation = 1) =>
  Buffer.concat([
    png.subarray(0, 33),
    pngChunk('gAMA', Buffer.from([0, 0, 0xb1, 0x8f])),
    pngChunk('tEXt', `Comment\0${secrets.comment}`),
    pngChunk('zTXt', Buffer.concat([Buffer.from('Raw\0\0'), deflateSync(secrets.gps)])),
    pngChunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${secrets.xmp}`),
    pngChunk('tIME', Buffer.from([7, 0xea, 11, 22, 9, 0, 0])),
    pngChunk('eXIf', phoneExif(orientation)),
    pngChunk('prVt', secrets.iptc),
    png.subarray(33),
    trailing,
  ])

export const jpegSegment = (code: number, data: Buffer | string) => {
  const head = Buffer.from([0xff, code, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, Buffer.from(data)])
}

const named = (name: string, data: Buffer | string) =>
  Buffer.concat([Buffer.from(name, 'latin1'), Buffer.from(data)])

/** A JPEG with all of that, and a second picture after its end as panoramas and bursts have it. */
export const taggedJpeg = (jpeg: Buffer, orientation = 1) =>
  Buffer.concat([
    jpeg.subarray(0, 2),
    jpegSegment(0xe1, named('Exif\0\0', phoneExif(orientation, 'MM'))),
    jpegSegment(0xe1, named('http://ns.adobe.com/xap/1.0/\0', secrets.xmp)),
    jpegSegment(0xe1, named('http://ns.adobe.com/xmp/extension/\0', secrets.xmp)),
    jpegSegment(0xe2, named('MPF\0', secrets.thumbnail)),
    jpegSegment(0xed, secrets.iptc),
    jpegSegment(0xe0, named('JFXX\0', secrets.thumbnail)),
    jpegSegment(0xe9, secrets.maker),
    jpegSegment(0xfe, secrets.comment),
    jpeg.subarray(2),
    jpeg,
    trailing,
  ])

export const webpChunk = (name: string, data: Buffer | string) => {
  const chunk = Buffer.alloc(8 + data.length + (data.length % 2))
  chunk.write(name, 'latin1')
  chunk.writeUInt32LE(data.length, 4)
  Buffer.from(data).copy(chunk, 8)
  return chunk
}

export const webpOf = (...chunks: Buffer[]) => {
  const data = Buffer.concat([Buffer.from('WEBP'), ...chunks])
  return webpChunk('RIFF', data)
}

/** The header of a WebP with more than pixels. */
export const webpHeader = (flags: number, { width = 1, height = 1 } = {}) => {
  const data = Buffer.alloc(10)
  data[0] = flags
  data.writeUIntLE(width - 1, 4, 3)
  data.writeUIntLE(height - 1, 7, 3)
  return webpChunk('VP8X', data)
}

/** A WebP, with or without a header, with all of that. */
export const taggedWebp = (
  webp: Buffer,
  size: { width: number; height: number },
  orientation = 1,
) => {
  const extended = webp.toString('latin1', 12, 16) === 'VP8X'
  return Buffer.concat([
    webpOf(
      webpHeader((extended ? (webp[20] ?? 0) : 0) | 0x0c, size),
      webp.subarray(extended ? 30 : 12),
      webpChunk('EXIF', phoneExif(orientation)),
      webpChunk('XMP ', secrets.xmp),
      webpChunk('mine', secrets.comment),
    ),
    trailing,
  ])
}
