import { crc32 } from 'node:zlib'
import { exifOf, readOrientation, upright } from './orientation.ts'

/** What draws a picture, and how a browser turns it for that: an orientation of Exif, 1 to 8. */
export type Cleaned = { bytes: Buffer; orientation: number }

const any = Number.POSITIVE_INFINITY

/** The chunks that drawing needs, with the most bytes that each may have. */
const drawing = new Map([
  ['IHDR', 13],
  ['PLTE', 768],
  ['IDAT', any],
  ['tRNS', 256],
  ['gAMA', 4],
  ['cHRM', 32],
  ['sRGB', 1],
  ['iCCP', any],
  ['cICP', 4],
  ['mDCV', 24],
  ['cLLI', 8],
  ['sBIT', 4],
  ['bKGD', 6],
  ['pHYs', 9],
  ['acTL', 8],
  ['fcTL', 26],
  ['fdAT', any],
])

/** Capital letters begin the chunks that a decoder cannot do without; only their sums must hold. */
const isCritical = (name: string) => /^[A-Z]/.test(name)

const chunk = (name: string, data: Buffer) => {
  const whole = Buffer.alloc(data.length + 12)
  whole.writeUInt32BE(data.length)
  whole.write(name, 4, 'latin1')
  data.copy(whole, 8)
  whole.writeUInt32BE(crc32(whole.subarray(4, -4)), whole.length - 4)
  return whole
}

/**
 * A PNG, still or animated, without what does not draw it: text, time, Exif but for the
 * orientation, unknown chunks, whatever follows its end. Undefined where it is not a whole one.
 */
export const cleanPng = (bytes: Buffer): Cleaned | undefined => {
  if (bytes.toString('latin1', 12, 16) !== 'IHDR' || bytes.readUInt32BE(8) !== 13) return undefined
  const kept = [bytes.subarray(0, 8)]
  let pixels = false
  let turn: number | undefined
  let shown = upright
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    const next = at + 12 + length
    if (next > bytes.length) return undefined
    const name = bytes.toString('latin1', at + 4, at + 8)
    const sum = bytes.readUInt32BE(next - 4)
    if (isCritical(name) && crc32(bytes.subarray(at + 4, next - 4)) !== sum) return undefined
    if (name === 'IEND') {
      if (!pixels) return undefined
      return {
        bytes: Buffer.concat([...kept, chunk(name, Buffer.alloc(0))]),
        orientation: shown,
      }
    }
    if (length <= (drawing.get(name) ?? -1)) kept.push(bytes.subarray(at, next))
    else if (isCritical(name)) return undefined
    else if (name === 'eXIf' && turn === undefined) {
      turn = readOrientation(bytes.subarray(at + 8, next - 4))
      // Browsers begin to draw before they meet one behind the pixels.
      if (!pixels) shown = turn
      if (turn !== upright) kept.push(chunk(name, exifOf(turn)))
    }
    pixels ||= name === 'IDAT'
    at = next
  }
  return undefined
}
