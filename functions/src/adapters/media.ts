import { type PictureAlt, type SmallPicture, uploadTypes } from '@bong-bari/contract'
import { findPictureNote } from '@bong-bari/table'
import { refuseField } from '../http/refuse.ts'

/** The picture fields of an entity. Sizes are in pixels, null if the picture was never measured. */
export type StoredImage = {
  image: string | null
  imageWidth: number | null
  imageHeight: number | null
  imageSmall: SmallPicture
  imageAlt: PictureAlt
}

const unmeasured = { imageWidth: null, imageHeight: null, imageSmall: null, imageAlt: null }

const uploadedAddress = /^\/(incoming\/[0-9a-f]{32})$/
const storedAddress = /^\/(media\/[0-9a-f]{64}\.(?:png|jpg|webp))$/
const dataUrl = /^data:(image\/[a-z]+);base64,/i

const sentences = {
  uploadGone: 'The uploaded picture is no longer there; please choose it again',
  notStored: 'There is no stored picture at this address',
  notData: 'The picture must be a png, jpeg or webp as a base64 data-URL',
}

/** Reads the key from an address, or refuses the field. */
const readKey = (pattern: RegExp, address: string, field: string, sentence: string) =>
  pattern.exec(address)?.[1] ?? refuseField(field, sentence)

const readDataUrl = (address: string, field: string) => {
  const [head = '', contentType = ''] = dataUrl.exec(address) ?? []
  const type = uploadTypes.find((one) => one === contentType.toLowerCase())
  const base64 = address.slice(head.length)
  const bytes = Buffer.from(base64, 'base64')
  // Buffer skips invalid base64 silently, so the text is compared with its encoding.
  if (!type || bytes.toString('base64') !== base64) return refuseField(field, sentences.notData)
  return { contentType: type, bytes }
}

const readUpload = async (address: string, field: string) => {
  const { readFile } = await import('./media-bucket.ts')
  const key = readKey(uploadedAddress, address, field, sentences.uploadGone)
  return (await readFile(key)) ?? refuseField(field, sentences.uploadGone)
}

const checkAndEncode = async (upload: { bytes: Buffer; contentType: string }, field: string) => {
  const { checkPicture } = await import('./check-picture.ts')
  const picture = await checkPicture(upload.bytes, upload.contentType)
  return typeof picture === 'string' ? refuseField(field, picture) : picture
}

/** Checks an upload and encodes it again. Refuses `field` if it is wrong. */
export const checkUpload = async (address: string, field: string) =>
  checkAndEncode(await readUpload(address, field), field)

const store = async (upload: { bytes: Buffer; contentType: string }, field: string) => {
  const { storePicture } = await import('./media-bucket.ts')
  const picture = await checkAndEncode(upload, field)
  const image = `/${await storePicture(picture)}`
  return { ...unmeasured, image, imageWidth: picture.width, imageHeight: picture.height }
}

const readPictureNote = async (key: string) => {
  const note = await findPictureNote(key.replace(/^media\//, ''))
  return { imageSmall: note?.small ?? null, imageAlt: note?.alt ?? null }
}

const useStored = async (address: string, field: string) => {
  const { findPicture } = await import('./media-bucket.ts')
  const key = readKey(storedAddress, address, field, sentences.notStored)
  const picture = (await findPicture(key)) ?? refuseField(field, sentences.notStored)
  const { width: imageWidth, height: imageHeight } = picture
  return { image: address, imageWidth, imageHeight, ...(await readPictureNote(key)) }
}

/** Picks the picture fields, as the given value may be a whole entity. */
const pickPictureFields = (stored: StoredImage): StoredImage => {
  const { image, imageWidth, imageHeight, imageSmall, imageAlt } = stored
  return { image, imageWidth, imageHeight, imageSmall, imageAlt }
}

/**
 * Returns the picture fields of an entity for an address. Uploads and data-URLs are stored by content. http(s) addresses and paths of the site
 * stay as typed and are not fetched. No address gives nulls. The address of `current` keeps its fields. Refuses `field` if it is wrong.
 */
export const storeImage = async (
  address: string | undefined,
  field: string,
  current?: StoredImage,
): Promise<StoredImage> => {
  if (!address) return { ...unmeasured, image: null }
  if (address === current?.image) return pickPictureFields(current)
  if (/^data:/i.test(address)) return store(readDataUrl(address, field), field)
  if (address.startsWith('/incoming/')) return store(await readUpload(address, field), field)
  if (address.startsWith('/media/')) return useStored(address, field)
  return { ...unmeasured, image: address }
}

/** Signs an upload form, which is valid for ten minutes. */
export const startUpload = async (given: { contentType: string; size: number }) =>
  (await import('./start-upload.ts')).signUploadForm(given)
