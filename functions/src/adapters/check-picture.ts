import { limits } from '@bong-bari/contract'
import { JPG } from 'image-size/types/jpg'
import { PNG } from 'image-size/types/png'
import { WEBP } from 'image-size/types/webp'
import { cleanJpeg } from './clean-jpeg.ts'
import { type Cleaned, cleanPng } from './clean-png.ts'
import { cleanWebp } from './clean-webp.ts'

/** What the bytes of a picture turned out to be; `bytes` hold what draws it and nothing else. */
export type Picture = {
  contentType: string
  extension: string
  width: number
  height: number
  bytes: Buffer
}

/** Largest side and area, in pixels: what a telephone can still decode. */
const largest = { side: 12_000, area: 40_000_000 }

const wrong = {
  size: 'The picture must be at most 5 MB',
  kind: 'The picture must be a png, jpeg or webp',
  broken: 'The picture is broken or incomplete',
  pixels: 'The picture must be at most 12,000 pixels a side and 40 megapixels in all',
}

const kinds = [
  {
    extension: 'png',
    contentType: 'image/png',
    begins: (bytes: Buffer) => bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n',
    clean: cleanPng,
    size: PNG.calculate,
  },
  {
    extension: 'jpg',
    contentType: 'image/jpeg',
    begins: (bytes: Buffer) => bytes.subarray(0, 3).toString('latin1') === '\xff\xd8\xff',
    clean: cleanJpeg,
    size: JPG.calculate,
  },
  {
    extension: 'webp',
    contentType: 'image/webp',
    begins: (bytes: Buffer) => /^RIFF.{4}WEBP/s.test(bytes.subarray(0, 12).toString('latin1')),
    clean: cleanWebp,
    size: WEBP.calculate,
  },
]

type Kind = (typeof kinds)[number]

/** The type that a stored picture's key says. */
export const typeOfKey = (key: string) =>
  kinds.find(({ extension }) => key.endsWith(`.${extension}`))?.contentType ?? ''

/** As a browser shows it: orientations from 5 on lay a picture on its side. */
const measure = (kind: Kind, { bytes, orientation }: Cleaned) => {
  try {
    const { width, height } = kind.size(bytes)
    return orientation >= 5 ? { width: height, height: width } : { width, height }
  } catch {
    return undefined
  }
}

const clean = (kind: Kind, bytes: Buffer) => {
  try {
    return kind.clean(bytes)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/**
 * Checks that bytes are a whole png, jpeg or webp of the declared type, of at most 5 MB, 12,000
 * pixels a side and 40 megapixels. Gives the picture with its pixels as they were coded and without
 * metadata, or the sentence that says what is wrong.
 */
export const checkPicture = (given: Buffer, declaredType: string): Picture | string => {
  if (given.length > limits.imageBytes) return wrong.size
  const kind = kinds.find(({ begins }) => begins(given))
  if (!kind) return wrong.kind
  const { contentType, extension } = kind
  if (contentType !== declaredType)
    return `The picture was sent as ${declaredType} but is ${contentType}`
  const cleaned = clean(kind, given)
  const measured = cleaned && measure(kind, cleaned)
  if (!measured || !(measured.width >= 1 && measured.height >= 1)) return wrong.broken
  const { width, height } = measured
  if (Math.max(width, height) > largest.side || width * height > largest.area) return wrong.pixels
  return { contentType, extension, width, height, bytes: cleaned.bytes }
}
