import sharp from 'sharp'
import type { Pixels } from './png.ts'

/** Around its focus; an animation's first frame. */
export const cutCover = async (bytes: Buffer, width: number, height: number): Promise<Pixels> => {
  const cover = sharp(bytes)
    .resize(width, height, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#fff9f0' })
    .toColourspace('srgb')
    .removeAlpha()
  return { width, height, rgb: await cover.raw().toBuffer() }
}

/** With a photograph a third of a PNG. */
export const jpegOf = ({ rgb, width, height }: Pixels) =>
  sharp(rgb, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer()
