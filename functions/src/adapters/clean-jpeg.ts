import type { Cleaned } from './clean-png.ts'
import { exifOf, readOrientation, upright } from './orientation.ts'

const marker = { exif: 0xe1, start: 0xd8, end: 0xd9, scan: 0xda } as const

/** Frames, tables of every kind, lines and restarts. */
const isDrawing = (code: number, length: number) =>
  (code >= 0xc0 && code <= 0xcf && code !== 0xc8) ||
  code === 0xdb ||
  code === marker.scan ||
  ((code === 0xdc || code === 0xdd) && length === 2)

/** What an application or a person wrote beside the picture. */
const isRemark = (code: number) => (code >= 0xe0 && code <= 0xef) || code === 0xfe

const segment = (code: number, ...data: Buffer[]) => {
  const head = Buffer.from([0xff, code, 0, 0])
  const whole = Buffer.concat([head, ...data])
  whole.writeUInt16BE(whole.length - 2, 2)
  return whole
}

const begins = (data: Buffer, name: string) => data.toString('latin1', 0, name.length) === name

/** Of the remarks, those that change how it is drawn: density, colours and how they are coded. */
const drawingRemark = (code: number, data: Buffer) => {
  if (code === 0xe0 && begins(data, 'JFIF\0') && data.length >= 14)
    return [segment(code, data.subarray(0, 12), Buffer.alloc(2))]
  if (code === 0xe2 && begins(data, 'ICC_PROFILE\0')) return [segment(code, data)]
  if (code === 0xee && begins(data, 'Adobe') && data.length >= 12)
    return [segment(code, data.subarray(0, 12))]
  return []
}

/** Past the coded pixels that begin at `at`: at the next marker that is neither stuffing nor restart. */
const afterScan = (bytes: Buffer, at: number) => {
  for (let ff = bytes.indexOf(0xff, at); ff !== -1; ff = bytes.indexOf(0xff, ff + 1)) {
    const code = bytes[ff + 1] ?? 0
    if (code !== 0 && code !== 0xff && (code < 0xd0 || code > 0xd7)) return ff
  }
  return bytes.length
}

type Segment = { code: number; data: Buffer; whole: Buffer }

/** More than any picture has: what is kept of each takes memory. */
const mostSegments = 20_000

/** All before the end, each scan with its coded pixels; undefined where one is not whole. */
const segmentsOf = (bytes: Buffer): Segment[] | undefined => {
  const segments: Segment[] = []
  for (let at = 2; at + 2 <= bytes.length; ) {
    const code = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff || segments.length > mostSegments) return undefined
    if (code === marker.end) return segments
    if (code === 0xff) at += 1
    else {
      const end = at + 2 + bytes.readUInt16BE(at + 2)
      if (end < at + 4 || end > bytes.length) return undefined
      const next = code === marker.scan ? afterScan(bytes, end) : end
      segments.push({ code, data: bytes.subarray(at + 4, end), whole: bytes.subarray(at, next) })
      at = next
    }
  }
  return undefined
}

const isExif = ({ code, data }: Segment) => code === marker.exif && begins(data, 'Exif\0')

/**
 * A JPEG without what does not draw it: Exif but for the orientation, XMP, IPTC, comments, smaller
 * and further pictures, whatever follows its end. Undefined where it is not a whole one.
 */
export const cleanJpeg = (bytes: Buffer): Cleaned | undefined => {
  const segments = segmentsOf(bytes) ?? []
  const scan = segments.findIndex(({ code }) => code === marker.scan)
  if (scan === -1) return undefined
  const exif = segments.slice(0, scan).find(isExif)
  const orientation = exif ? readOrientation(exif.data.subarray(6)) : upright
  const kept: Buffer[] = [Buffer.from([0xff, marker.start])]
  for (const one of segments) {
    const { code, data, whole } = one
    if (one === exif && orientation !== upright)
      kept.push(segment(code, Buffer.from('Exif\0\0'), exifOf(orientation)))
    else if (isRemark(code)) kept.push(...drawingRemark(code, data))
    else if (isDrawing(code, data.length)) kept.push(whole)
    else return undefined
  }
  return { bytes: Buffer.concat([...kept, Buffer.from([0xff, marker.end])]), orientation }
}
