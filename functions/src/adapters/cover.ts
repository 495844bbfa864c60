import sharp from 'sharp'
import type { Pixels } from './png.ts'

/** Crops a picture around what draws attention. Of an animation it takes the first frame. */
export const cropCover = async (bytes: Buffer, width: number, height: number): Promise<Pixels> => {
  const cover = sharp(bytes)
    .resize(width, height, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#fff9f0' })
    .toColourspace('srgb')
    .removeAlpha()
  return { width, height, rgb: await cover.raw().toBuffer() }
}

/** A share image with a photograph is a third of the size of a PNG. */
export const encodeJpeg = ({ rgb, width, height }: Pixels) =>
  sharp(rgb, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer()
