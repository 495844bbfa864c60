import sharp from 'sharp'
import { readFile } from '../adapters/media-bucket.ts'

// One at a time.
sharp.concurrency(1)
sharp.cache(false)

/** Three per point of the largest. */
const side = 180

/** JPEG. Undefined if undecodable; rejects if the bucket fails. */
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
