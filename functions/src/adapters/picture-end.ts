import { crc32 } from 'node:zlib'

const ascii = (bytes: Buffer, start: number) => bytes.toString('latin1', start, start + 4)

/** Capital letters begin the chunks that a decoder cannot do without; only their sums must hold. */
const isSound = (bytes: Buffer, start: number, length: number) =>
  /^[a-z]/.test(ascii(bytes, start)) ||
  crc32(bytes.subarray(start, start + 4 + length)) === bytes.readUInt32BE(start + 4 + length)

/** Where a PNG ends: its header first, its pixels, IEND last, each chunk whole. */
export const pngEnd = (bytes: Buffer): number | undefined => {
  if (ascii(bytes, 12) !== 'IHDR' || bytes.readUInt32BE(8) !== 13) return undefined
  let pixels = false
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    const next = at + 12 + length
    if (next > bytes.length || !isSound(bytes, at + 4, length)) return undefined
    const name = ascii(bytes, at + 4)
    if (name === 'IEND') return pixels ? next : undefined
    pixels ||= name === 'IDAT'
    at = next
  }
  return undefined
}

/** Past the coded pixels that begin at `at`: at the next marker that is neither stuffing nor restart. */
const afterScan = (bytes: Buffer, at: number) => {
  for (let ff = bytes.indexOf(0xff, at); ff !== -1; ff = bytes.indexOf(0xff, ff + 1)) {
    const code = bytes[ff + 1] ?? 0
    if (code !== 0 && code !== 0xff && (code < 0xd0 || code > 0xd7)) return ff
  }
  return bytes.length
}

/** Where a JPEG ends: at EOI, after its segments and at least one scan, each whole. */
export const jpegEnd = (bytes: Buffer): number | undefined => {
  let pixels = false
  for (let at = 2; at + 2 <= bytes.length; ) {
    const code = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return undefined
    if (code === 0xff) at += 1
    else if (code === 0xd9) return pixels ? at + 2 : undefined
    else if (at + 4 > bytes.length) return undefined
    else {
      const next = at + 2 + bytes.readUInt16BE(at + 2)
      pixels ||= code === 0xda
      at = code === 0xda ? afterScan(bytes, next) : next
    }
  }
  return undefined
}

/** Where a WebP ends: as long as its header says, made of whole chunks. */
export const webpEnd = (bytes: Buffer): number | undefined => {
  if (bytes.length < 30) return undefined
  const end = 8 + bytes.readUInt32LE(4)
  if (end > bytes.length) return undefined
  let pixels = false
  for (let at = 12; at < end; ) {
    if (at + 8 > end) return undefined
    const length = bytes.readUInt32LE(at + 4)
    if (at + 8 + length > end) return undefined
    pixels ||= ['VP8 ', 'VP8L', 'ANMF'].includes(ascii(bytes, at))
    at += 8 + length + (length % 2)
  }
  return pixels ? end : undefined
}
