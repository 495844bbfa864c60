import { coded, type Size, scaled, within } from './draw-picture.ts'
import { isAnimated, isTooLarge, type PictureType, typeOf } from './picture-file.ts'
import { PictureProblem, tooLarge } from './picture-problem.ts'

/** Longest side in pixels. */
const longest = { large: 1_600, small: 640 }
/** Below this a smaller copy is not worth a second file. */
const leastForSmall = 800

type Part = { blob: Blob; type: PictureType }

/** Upright and sized for screens, with a smaller copy. */
export type PreparedPicture = { large: Part; small: Part | undefined }

const typeOfBlob = ({ type }: Blob): PictureType =>
  type === 'image/webp' ? 'image/webp' : 'image/jpeg'

const partOf = (blob: Blob): Part => ({ blob, type: typeOfBlob(blob) })

/** An `img` applies the picture's orientation in every browser, and so does drawing it. */
const decoded = async (file: File) => {
  const image = new Image()
  const address = URL.createObjectURL(file)
  try {
    image.src = address
    await image.decode()
    return image
  } catch {
    throw new PictureProblem(
      `“${file.name}” could not be opened: it is broken, or larger than this device can hold. Please choose another file.`,
    )
  } finally {
    URL.revokeObjectURL(address)
  }
}

const drawAll = async (file: File, type: PictureType): Promise<PreparedPicture> => {
  const image = await decoded(file)
  const from: Size = { width: image.naturalWidth, height: image.naturalHeight }
  const to = within(from, longest.large)
  const canvas = scaled(image, from, to)
  const large = await coded(canvas)
  const isSmall = Math.max(to.width, to.height) < leastForSmall
  const small = isSmall ? undefined : await coded(scaled(canvas, to, within(to, longest.small)))
  // A file that fits and would only grow is sent as is: the server strips its metadata.
  const isKept = to.width === from.width && large.size >= file.size
  return { large: isKept ? { blob: file, type } : partOf(large), small: small && partOf(small) }
}

/**
 * Prepares a file for upload: at most 1,600 pixels a side, upright, without camera metadata. Throws
 * a {@link PictureProblem} for what is no picture or cannot be opened, and for files over 5 MB
 * unless `takesLarge`.
 */
export const preparePicture = async (
  file: File,
  { takesLarge = true } = {},
): Promise<PreparedPicture> => {
  if (!takesLarge && isTooLarge(file)) throw tooLarge()
  const type = await typeOf(file)
  const prepared = (await isAnimated(file, type))
    ? { large: { blob: file, type }, small: undefined }
    : await drawAll(file, type)
  if (isTooLarge(prepared.large.blob)) throw tooLarge()
  return prepared
}
