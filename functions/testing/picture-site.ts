import { createHash } from 'node:crypto'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { api, type uploadTypes } from '@bong-bari/contract'
import { refusalOf, startApi } from './start-api.ts'

export type ImageType = (typeof uploadTypes)[number]

/** What is said of a picture that cannot be kept. */
export const wrong = {
  kind: 'The picture must be a png, jpeg or webp',
  broken: 'The picture is broken or incomplete',
  size: 'The picture must be at most 5 MB',
  pixels: 'The picture must be at most 12,000 pixels a side and 50 megapixels in all',
  gone: 'The uploaded picture is no longer there; please choose it again',
  notStored: 'There is no stored picture at this address',
  notData: 'The picture must be a png, jpeg or webp as a base64 data-URL',
}
export const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

type Admin = Pick<Awaited<ReturnType<Awaited<ReturnType<typeof startApi>>['newAdmin']>>, 'call'>

/** Uploads as a browser does: asks for the form, then posts the file with it. */
const posting =
  (admin: Admin) =>
  async (bytes: Buffer, type: ImageType = 'image/png', said = bytes.length) => {
    const body = { contentType: type, size: said }
    const { url, fields, imageUrl } = await admin.call(api.pictures.startUpload, { body })
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append('file', new Blob([new Uint8Array(bytes)], { type }), 'photo.exe')
    const { status } = await fetch(url, { method: 'POST', body: form })
    return { status, imageUrl }
  }

/** The address of a file that the bucket took. */
export const uploading = (admin: Admin) => async (bytes: Buffer, type?: ImageType) => {
  const { status, imageUrl } = await posting(admin)(bytes, type)
  if (status !== 204) throw new Error(`The upload was answered ${status}`)
  return imageUrl
}

/** The API with an admin who saves sections with pictures, and a look into the bucket. */
export const startPictureSite = async (asked?: Parameters<typeof startApi>[0]) => {
  const site = await startApi(asked)
  const admin = await site.newAdmin()
  const s3 = new S3Client({})
  const { bucket: Bucket } = site.bucket
  const { create } = api.sections

  const createWith = (imageUrl: string) =>
    admin.call(create, { body: { sectionType: 'offer', imageUrl } })

  /** What a section with this picture is refused with: the status, and what is said of each field. */
  const refusedWith = async (imageUrl: string) => {
    const { status, fields } = await refusalOf(createWith(imageUrl))
    return { status, fields }
  }

  const upload = posting(admin)
  const uploaded = uploading(admin)

  const storedAt = async (imageUrl: string | null) => {
    const object = await s3.send(new GetObjectCommand({ Bucket, Key: imageUrl?.slice(1) }))
    return { ...object, bytes: Buffer.from((await object.Body?.transformToByteArray()) ?? []) }
  }

  return { ...site, admin, s3, Bucket, createWith, refusedWith, upload, uploaded, storedAt }
}
