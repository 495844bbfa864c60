import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

const chunk = (name: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A real PNG of coloured noise, `width` by `height` pixels: about three bytes a pixel. */
const noise = (width: number, height: number) => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const stride = width * 3 + 1
  const pixels = randomBytes(stride * height)
  // Each row begins with its filter: none.
  for (let row = 0; row < height; row++) pixels[row * stride] = 0
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels, { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const width = 1_280

/** A PNG of so many megabytes, to within one row of pixels, as a file to choose. */
export const pngFile = (megabytes: number, name = 'puja.png') => ({
  name,
  mimeType: 'image/png',
  buffer: noise(width, Math.floor((megabytes * 1024 * 1024) / (width * 3 + 2))),
})
