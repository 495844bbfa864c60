import type { Cleaned } from './clean-png.ts'
import { exifOf, readOrientation, upright } from './orientation.ts'

type Chunk = { name: string; data: Buffer }

const pixels = ['VP8 ', 'VP8L', 'ANMF']
const drawing = ['VP8X', 'ICCP', 'ANIM', 'ALPH', ...pixels]

/** Of the header's flags: colours, transparency and motion are what drawing needs. */
const flags = { drawing: 0x32, exif: 0x08 } as const

const frameHeader = 16

/** More than any picture has: what is kept of each takes memory. */
const mostChunks = 20_000

const chunksOf = (bytes: Buffer): Chunk[] | undefined => {
  const chunks: Chunk[] = []
  for (let at = 0; at < bytes.length; ) {
    if (at + 8 > bytes.length || chunks.length > mostChunks) return undefined
    const length = bytes.readUInt32LE(at + 4)
    if (at + 8 + length > bytes.length) return undefined
    const name = bytes.toString('latin1', at, at + 4)
    chunks.push({ name, data: bytes.subarray(at + 8, at + 8 + length) })
    at += 8 + length + (length % 2)
  }
  return chunks
}

const written = ({ name, data }: Chunk) => {
  const whole = Buffer.alloc(8 + data.length + (data.length % 2))
  whole.write(name, 'latin1')
  whole.writeUInt32LE(data.length, 4)
  data.copy(whole, 8)
  return whole
}

const riff = (chunks: readonly Chunk[]) => {
  const data = Buffer.concat([Buffer.from('WEBP'), ...chunks.map(written)])
  return written({ name: 'RIFF', data })
}

/** A frame of an animation holds chunks of its own. */
const cleanFrame = ({ name, data }: Chunk): Chunk | undefined => {
  const inner = data.length < frameHeader ? undefined : chunksOf(data.subarray(frameHeader))
  const kept = inner?.filter((one) => ['ALPH', 'VP8 ', 'VP8L'].includes(one.name))
  return (
    kept && {
      name,
      data: Buffer.concat([data.subarray(0, frameHeader), ...kept.map(written)]),
    }
  )
}

/** Exif counts where the header says that there is some; a few programs begin it as JPEG does. */
const orientationIn = (chunks: readonly Chunk[], flagged: boolean) => {
  const exif = flagged ? chunks.find(({ name }) => name === 'EXIF')?.data : undefined
  if (!exif) return upright
  return readOrientation(exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif)
}

const cleanExtended = (header: Chunk, chunks: readonly Chunk[]): Cleaned | undefined => {
  const said = header.data[0] ?? 0
  const orientation = orientationIn(chunks, (said & flags.exif) !== 0)
  const kept: Chunk[] = []
  for (const chunk of chunks) {
    const clean = chunk.name === 'ANMF' ? cleanFrame(chunk) : chunk
    if (!clean) return undefined
    if (drawing.includes(chunk.name)) kept.push(clean)
  }
  const turned = orientation !== upright
  if (turned) kept.push({ name: 'EXIF', data: exifOf(orientation) })
  const head = Buffer.concat([Buffer.alloc(4), header.data.subarray(4)])
  head[0] = (said & flags.drawing) | (turned ? flags.exif : 0)
  // Browsers show a WebP as its pixels lie; other programs turn it.
  return {
    bytes: riff([{ name: header.name, data: head }, ...kept.slice(1)]),
    orientation: upright,
  }
}

/**
 * A WebP, still or animated, without what does not draw it: Exif but for the orientation, XMP,
 * unknown chunks, whatever follows its end. Undefined where it is not a whole one.
 */
export const cleanWebp = (bytes: Buffer): Cleaned | undefined => {
  const end = 8 + bytes.readUInt32LE(4)
  if (end < 12 || end > bytes.length) return undefined
  const chunks = chunksOf(bytes.subarray(12, end))
  const first = chunks?.[0]
  if (!chunks?.some(({ name }) => pixels.includes(name)) || !first) return undefined
  if (first.name !== 'VP8X') return { bytes: riff([first]), orientation: upright }
  return first.data.length === 10 ? cleanExtended(first, chunks) : undefined
}
