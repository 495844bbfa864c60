import { crc32, deflateSync, inflateSync } from 'node:zlib'

/** A picture's pixels, three bytes each, row by row. */
export type Pixels = { width: number; height: number; rgb: Buffer }

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
const bytesPerPixel = 3
/** The header's end for 8 bits a channel, RGB, not interlaced. */
const trueColourHeader = [8, 2, 0, 0, 0]

const readChunks = (png: Buffer) => {
  const chunks: { name: string; data: Buffer }[] = []
  for (let at = signature.length; at < png.length; ) {
    const length = png.readUInt32BE(at)
    const data = png.subarray(at + 8, at + 8 + length)
    chunks.push({ name: png.toString('latin1', at + 4, at + 8), data })
    at += length + 12
  }
  return chunks
}

const paeth = (left: number, up: number, corner: number) => {
  const guess = left + up - corner
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  if (a <= b && a <= c) return left
  return b <= c ? up : corner
}

/** PNG's predictors by filter number. */
const predictors: ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
]

const unfilter = (row: Buffer, above: Buffer, filter: number) => {
  const guess = predictors[filter] ?? paeth
  for (let at = 0; at < row.length; at++)
    row[at] =
      (row[at] ?? 0) +
      guess(row[at - bytesPerPixel] ?? 0, above[at] ?? 0, above[at - bytesPerPixel] ?? 0)
}

/** Reads a PNG with eight bits a channel and without transparency. Throws for others. */
export const readPng = (png: Buffer): Pixels => {
  const chunks = readChunks(png)
  const header = chunks[0]?.data ?? Buffer.alloc(13)
  if (!trueColourHeader.every((value, place) => header[8 + place] === value))
    throw new Error('This PNG is of a kind that is not read here')
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const parts = chunks.flatMap(({ name, data }) => (name === 'IDAT' ? [data] : []))
  const data = inflateSync(Buffer.concat(parts))
  const stride = width * bytesPerPixel
  const rgb = Buffer.alloc(stride * height)
  for (let y = 0; y < height; y++) {
    const row = rgb.subarray(y * stride, (y + 1) * stride)
    data.copy(row, 0, y * (stride + 1) + 1, (y + 1) * (stride + 1))
    unfilter(row, rgb.subarray((y - 1) * stride, y * stride), data[y * (stride + 1)] ?? 0)
  }
  return { width, height, rgb }
}

const writeChunk = (name: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** Each row is stored as the difference from the row above, which in drawings is mostly zeros. */
const filterRows = ({ width, height, rgb }: Pixels) => {
  const stride = width * bytesPerPixel
  const data = Buffer.alloc((stride + 1) * height)
  for (let y = 0; y < height; y++) {
    const to = y * (stride + 1)
    data[to] = 2
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x
      data[to + 1 + x] = (rgb[at] ?? 0) - (rgb[at - stride] ?? 0)
    }
  }
  return data
}

export const writePng = (picture: Pixels): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(picture.width, 0)
  header.writeUInt32BE(picture.height, 4)
  header.set(trueColourHeader, 8)
  return Buffer.concat([
    signature,
    writeChunk('IHDR', header),
    writeChunk('IDAT', deflateSync(filterRows(picture))),
    writeChunk('IEND', Buffer.alloc(0)),
  ])
}
