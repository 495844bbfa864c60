import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

export const pngChunk = (name: string, data: Buffer | string) => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), Buffer.from(data)])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length - 4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A grey PNG; `padding` bytes of an unknown chunk make it larger, `pixels` may lie about them. */
export const png = ({ width = 3, height = 2, padding = 0, pixels = true } = {}) => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    ...(padding ? [pngChunk('prVt', Buffer.alloc(padding, 'x'))] : []),
    pngChunk('IDAT', deflateSync(Buffer.alloc(pixels ? (width + 1) * height : 1))),
    pngChunk('IEND', ''),
  ])
}

/** A PNG of exactly so many bytes. */
export const pngOfBytes = (bytes: number) => png({ padding: bytes - png().length - 12 })

type Size = { width?: number; height?: number }

/** Blue, but for its upper left quarter, which is red. */
export const drawn = ({ width = 32, height = 16 }: Size = {}) => {
  const quarter = {
    width: width >> 1,
    height: height >> 1,
    channels: 3,
    background: 'red',
  } as const
  return sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
    { input: { create: quarter }, top: 0, left: 0 },
  ])
}

export const jpeg = (size?: Size) => drawn(size).jpeg().toBuffer()

/** A picture of three frames, each of another colour. */
export const moving = async (kind: 'gif' | 'webp') => {
  const frames = ['red', 'green', 'blue'].map((background) =>
    sharp({ create: { width: 16, height: 8, channels: 3, background } })
      .png()
      .toBuffer(),
  )
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .toFormat(kind, { delay: [50, 60, 70], loop: 2 })
    .toBuffer()
}

/** A lossless WebP of one pixel, 34 bytes long. */
export const webp = () => Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64')

/** Words that stand in the metadata of every tagged picture and must not be found once it is kept. */
export const secrets = {
  maker: 'Secretphone 12',
  place: 'at 22.5726 N 88.3639 E',
  xmp: '<x:xmpmeta xmlns:x="adobe:ns:meta/">creator: Mina</x:xmpmeta>',
  trailing: '<script>alert(1)</script>',
} as const

/** A picture that lies as its Exif says, with all that telephones and programs write beside the pixels. */
export const tagged = async (kind: 'jpeg' | 'png' | 'webp', orientation = 1, size?: Size) => {
  const exif = {
    IFD0: { Make: secrets.maker },
    IFD3: { GPSMapDatum: secrets.place },
  }
  const image = drawn(size)
    .withMetadata({ orientation })
    .withExifMerge(exif)
    .withXmp(secrets.xmp)
    .withIccProfile('p3')
  const bytes = await image.toFormat(kind).toBuffer()
  return Buffer.concat([bytes, Buffer.from(secrets.trailing)])
}

export const dataUrlOf = (bytes: Buffer, contentType = 'image/png') =>
  `data:${contentType};base64,${bytes.toString('base64')}`
