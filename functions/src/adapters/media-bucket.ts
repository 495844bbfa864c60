import { createHash } from 'node:crypto'
import {
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { limits } from '@bong-bari/contract'
import { clientSettings } from '@bong-bari/table/patience'
import { bucketPatience } from './bucket-patience.ts'
import type { Picture } from './check-picture.ts'

export const bucketClient = new S3Client(clientSettings(bucketPatience))
export const Bucket = () => process.env.MEDIA_BUCKET

// 403: absent, without the right to list. 416: empty.
const absent = [403, 404, 416]

const unlessAbsent = async <T>(read: Promise<T>): Promise<T | undefined> => {
  try {
    return await read
  } catch (error) {
    if (error instanceof S3ServiceException && absent.includes(error.$metadata.httpStatusCode ?? 0))
      return undefined
    throw error
  }
}

/** One byte over a picture's limit at most. */
export const readFile = async (Key: string) => {
  const Range = `bytes=0-${limits.imageBytes}`
  const command = new GetObjectCommand({ Bucket: Bucket(), Key, Range })
  const object = await unlessAbsent(bucketClient.send(command))
  if (!object) return undefined
  const bytes = Buffer.from((await object.Body?.transformToByteArray()) ?? [])
  return { bytes, contentType: object.ContentType ?? '' }
}

const keyFor = ({ bytes, extension }: Picture) =>
  `media/${createHash('sha256').update(bytes).digest('hex')}.${extension}`

/** By content hash; returns the key. */
export const storePicture = async (picture: Picture) => {
  const Key = keyFor(picture)
  const { bytes, contentType, width, height } = picture
  await bucketClient.send(
    new PutObjectCommand({
      Bucket: Bucket(),
      Key,
      Body: bytes,
      ContentType: contentType,
      CacheControl: 'public, max-age=31536000, immutable',
      Metadata: { width: String(width), height: String(height) },
    }),
  )
  return Key
}

/** Pixels, null where unknown; undefined without such a picture. */
export const findPicture = async (Key: string) => {
  const command = new HeadObjectCommand({ Bucket: Bucket(), Key })
  const object = await unlessAbsent(bucketClient.send(command))
  if (!object) return undefined
  const pixels = (text: string | undefined) => Number(text) || null
  const { width, height } = object.Metadata ?? {}
  return { width: pixels(width), height: pixels(height) }
}
