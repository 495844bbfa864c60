import { deflateSync } from 'node:zlib'
import { pngChunk as chunk, jpegSegment as segment } from './tagged-pictures.ts'

const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** A grey PNG; `padding` bytes behind the pixels make it larger, `pixels` may lie about them. */
export const png = ({ width = 3, height = 2, padding = 0, pixels = true } = {}) => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const rows = pixels ? (width + 1) * height : 1
  return Buffer.concat([
    pngSignature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(rows))),
    ...(padding ? [chunk('IDAT', Buffer.alloc(padding, 'x'))] : []),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A PNG of exactly so many bytes. */
export const pngOfBytes = (bytes: number) => png({ padding: bytes - png().length - 12 })

const exif = (orientation: number) =>
  Buffer.concat([
    Buffer.from('Exif\0\0MM\0*\0\0\0\x08', 'latin1'),
    Buffer.from([0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]),
  ])

/** The frame of a JPEG: its segments and size are true, its pixels are noise. */
export const jpeg = ({ width = 3, height = 2, orientation = 0 } = {}) => {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 1)
  frame.writeUInt16BE(width, 3)
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    ...(orientation ? [segment(0xe1, exif(orientation))] : []),
    segment(0xc0, frame),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
    Buffer.from([0xff, 0xd9]),
  ])
}

/** A lossless WebP of one pixel, 34 bytes long. */
export const webp = () => Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64')

export const dataUrlOf = (bytes: Buffer, contentType = 'image/png') =>
  `data:${contentType};base64,${bytes.toString('base64')}`
