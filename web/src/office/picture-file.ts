import { type imageTypes, limits } from '@bong-bari/contract'

export type PictureType = (typeof imageTypes)[number]

export const acceptedFiles = '.png,.jpg,.jpeg,.webp'

const beginnings: { type: PictureType; begins: RegExp }[] = [
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the beginning of every PNG
  { type: 'image/png', begins: /^\x89PNG\r\n\x1a\n/ },
  { type: 'image/jpeg', begins: /^\xff\xd8\xff/ },
  { type: 'image/webp', begins: /^RIFF.{4}WEBP/s },
]

export const isTooLarge = (file: File) => file.size > limits.imageBytes

/** What the first bytes of a file say it is, whatever its name says; undefined when no picture. */
export const typeOf = async (file: File): Promise<PictureType | undefined> => {
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  const text = String.fromCharCode(...head)
  return beginnings.find(({ begins }) => begins.test(text))?.type
}
