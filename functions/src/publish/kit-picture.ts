import sharp from 'sharp'
import { readFile } from '../adapters/media-bucket.ts'

// Printed one after the other.
sharp.concurrency(1)
sharp.cache(false)

/** Pixels: three for each point of the largest. */
const side = 180

/**
 * A square JPEG. Undefined without a decodable picture; rejects where the bucket does not answer.
 */
export const squareOf = async (address: string | null, fit: 'cover' | 'contain') => {
  if (!address?.startsWith('/media/')) return undefined
  const file = await readFile(address.slice(1))
  if (!file) return undefined
  return sharp(file.bytes)
    .resize(side, side, { fit, background: 'white' })
    .flatten({ background: 'white' })
    .jpeg({ quality: 85, chromaSubsampling: '4:4:4' })
    .toBuffer()
    .catch(() => undefined)
}
