import type { BodyOf, Picture, pictures, SmallPicture } from '@bong-bari/contract'
import { firstStamps, notePicture } from '@bong-bari/table'
import type { Picture as Checked } from '../adapters/check-picture.ts'
import { checkUpload } from '../adapters/media.ts'
import { storePicture } from '../adapters/media-bucket.ts'
import { refuseField } from '../http/refuse.ts'

type Size = { width: number; height: number }

/** Whether one picture may be a smaller copy of the other. Rounding may cost half a pixel a side. */
const isSmallerCopy = (small: Size, large: Size) =>
  small.width < large.width &&
  Math.abs(small.width * large.height - small.height * large.width) <=
    (large.width + large.height) / 2

const storeSmallCopy = async (
  address: string | undefined,
  large: Checked,
): Promise<SmallPicture> => {
  if (!address) return null
  const checked = await checkUpload(address, 'smallUrl')
  if (!isSmallerCopy(checked, large))
    refuseField('smallUrl', 'The smaller picture must be the same one in a smaller size')
  const { width, height } = checked
  return { src: `/${await storePicture(checked)}`, width, height }
}

export const keepUploaded = async (
  { imageUrl, smallUrl }: BodyOf<typeof pictures.keep>,
  made: { by: string | null; at: Date },
): Promise<Picture> => {
  const checked = await checkUpload(imageUrl, 'imageUrl')
  const small = await storeSmallCopy(smallUrl, checked)
  const key = await storePicture(checked)
  const { width, height, bytes } = checked
  return notePicture({
    id: key.replace(/^media\//, ''),
    src: `/${key}`,
    width,
    height,
    bytes: bytes.length,
    small,
    alt: null,
    createdAt: made.at.toISOString(),
    createdBy: made.by,
    ...firstStamps(made),
  })
}
