import { type imageTypes, limits } from '@bong-bari/contract'
import { PictureProblem } from './picture-problem.ts'

export type PictureType = (typeof imageTypes)[number]

const beginnings: { type: PictureType | 'heic'; begins: RegExp }[] = [
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the beginning of every PNG
  { type: 'image/png', begins: /^\x89PNG\r\n\x1a\n/ },
  { type: 'image/jpeg', begins: /^\xff\xd8\xff/ },
  { type: 'image/webp', begins: /^RIFF.{4}WEBP/s },
  { type: 'heic', begins: /^.{4}ftyp(hei[cmsx]|hev[cmx]|mif1|msf1)/s },
]

export const isTooLarge = (file: Blob) => file.size > limits.imageBytes

/** Old phones may hand over a file that can no longer be read. */
const headOf = async (file: File, length: number) => {
  try {
    return new Uint8Array(await file.slice(0, length).arrayBuffer())
  } catch {
    throw new PictureProblem(`“${file.name}” could not be read. Please choose it again.`)
  }
}

/** Detects the type from a file's first bytes, not its name; throws when it is no picture. */
export const typeOf = async (file: File): Promise<PictureType> => {
  const text = String.fromCharCode(...(await headOf(file, 12)))
  const type = beginnings.find(({ begins }) => begins.test(text))?.type
  if (type === 'heic')
    throw new PictureProblem(
      `“${file.name}” is a HEIC picture from an iPhone, which most browsers cannot show. Open it in Photos, share it as a JPEG, or set Settings › Camera › Formats to “Most Compatible”, and choose it again.`,
    )
  if (type) return type
  throw new PictureProblem(
    `“${file.name}” is not a png, jpg, jpeg or webp picture, whatever its name says. Please choose another file.`,
  )
}

/** Drawing an animated WebP would freeze it. */
export const isAnimated = async (file: File, type: PictureType) => {
  if (type !== 'image/webp') return false
  const head = await headOf(file, 21)
  return String.fromCharCode(...head.slice(12, 16)) === 'VP8X' && ((head[20] ?? 0) & 2) === 2
}
