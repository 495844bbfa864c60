import { type PictureAlt, type SmallPicture, uploadTypes } from '@bong-bari/contract'
import { findPictureNote } from '@bong-bari/table'
import { refuseField } from '../http/refuse.ts'

/** Pixels, null if never measured. */
export type KeptImage = {
  image: string | null
  imageWidth: number | null
  imageHeight: number | null
  imageSmall: SmallPicture
  imageAlt: PictureAlt
}

const unmeasured = { imageWidth: null, imageHeight: null, imageSmall: null, imageAlt: null }

const uploaded = /^\/(incoming\/[0-9a-f]{32})$/
const stored = /^\/(media\/[0-9a-f]{64}\.(?:png|jpg|webp))$/
const dataUrl = /^data:(image\/[a-z]+);base64,/i

const sentences = {
  uploadGone: 'The uploaded picture is no longer there; please choose it again',
  notStored: 'There is no stored picture at this address',
  notData: 'The picture must be a png, jpeg or webp as a base64 data-URL',
}

/** Refuses the field where it does not match. */
const keyOf = (pattern: RegExp, address: string, field: string, sentence: string) =>
  pattern.exec(address)?.[1] ?? refuseField(field, sentence)

const readDataUrl = (address: string, field: string) => {
  const [head = '', contentType = ''] = dataUrl.exec(address) ?? []
  const type = uploadTypes.find((one) => one === contentType.toLowerCase())
  const base64 = address.slice(head.length)
  const bytes = Buffer.from(base64, 'base64')
  // Decoding skips invalid base64, so the result would differ.
  if (!type || bytes.toString('base64') !== base64) return refuseField(field, sentences.notData)
  return { contentType: type, bytes }
}

const readUploaded = async (address: string, field: string) => {
  const { readFile } = await import('./media-bucket.ts')
  const key = keyOf(uploaded, address, field, sentences.uploadGone)
  return (await readFile(key)) ?? refuseField(field, sentences.uploadGone)
}

const checked = async (given: { bytes: Buffer; contentType: string }, field: string) => {
  const { checkPicture } = await import('./check-picture.ts')
  const picture = await checkPicture(given.bytes, given.contentType)
  return typeof picture === 'string' ? refuseField(field, picture) : picture
}

/** Checked and recoded; refuses `field` if bad. */
export const checkUploaded = async (address: string, field: string) =>
  checked(await readUploaded(address, field), field)

const store = async (given: { bytes: Buffer; contentType: string }, field: string) => {
  const { storePicture } = await import('./media-bucket.ts')
  const picture = await checked(given, field)
  const image = `/${await storePicture(picture)}`
  return { ...unmeasured, image, imageWidth: picture.width, imageHeight: picture.height }
}

const notedOf = async (key: string) => {
  const note = await findPictureNote(key.replace(/^media\//, ''))
  return { imageSmall: note?.small ?? null, imageAlt: note?.alt ?? null }
}

const keepStored = async (address: string, field: string) => {
  const { findPicture } = await import('./media-bucket.ts')
  const key = keyOf(stored, address, field, sentences.notStored)
  const found = (await findPicture(key)) ?? refuseField(field, sentences.notStored)
  const { width: imageWidth, height: imageHeight } = found
  return { image: address, imageWidth, imageHeight, ...(await notedOf(key)) }
}

/** `current` may be a whole entity. */
const pictureIn = (kept: KeptImage): KeptImage => {
  const { image, imageWidth, imageHeight, imageSmall, imageAlt } = kept
  return { image, imageWidth, imageHeight, imageSmall, imageAlt }
}

/**
 * What an entity keeps: uploads and data-URLs are stored by content; http(s) addresses and site paths stay as typed, unfetched; nothing
 * gives nulls. The address in `current` is known. Refuses `field`.
 */
export const keepImage = async (
  address: string | undefined,
  field: string,
  current?: KeptImage,
): Promise<KeptImage> => {
  if (!address) return { ...unmeasured, image: null }
  if (address === current?.image) return pictureIn(current)
  if (/^data:/i.test(address)) return store(readDataUrl(address, field), field)
  if (address.startsWith('/incoming/')) return store(await readUploaded(address, field), field)
  if (address.startsWith('/media/')) return keepStored(address, field)
  return { ...unmeasured, image: address }
}

/** Valid for ten minutes. */
export const startUpload = async (given: { contentType: string; size: number }) =>
  (await import('./start-upload.ts')).signUploadForm(given)
