import { createHash } from 'node:crypto'
import {
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { limits } from '@bong-bari/contract'
import { clientSettings } from '@bong-bari/table/timeout'
import { bucketTimeout } from './bucket-timeout.ts'
import type { Picture } from './check-picture.ts'

export const bucketClient = new S3Client(clientSettings(bucketTimeout))
export const mediaBucketName = () => process.env.MEDIA_BUCKET

// Without the permission to list, S3 answers 403 for a missing object. 416 means that it is empty.
const absentStatuses = [403, 404, 416]

const undefinedIfAbsent = async <T>(read: Promise<T>): Promise<T | undefined> => {
  try {
    return await read
  } catch (error) {
    if (
      error instanceof S3ServiceException &&
      absentStatuses.includes(error.$metadata.httpStatusCode ?? 0)
    )
      return undefined
    throw error
  }
}

/** Reads a file, at most one byte more than a picture may have. Returns undefined if there is none. */
export const readFile = async (Key: string) => {
  const Range = `bytes=0-${limits.imageBytes}`
  const command = new GetObjectCommand({ Bucket: mediaBucketName(), Key, Range })
  const object = await undefinedIfAbsent(bucketClient.send(command))
  if (!object) return undefined
  const bytes = Buffer.from((await object.Body?.transformToByteArray()) ?? [])
  return { bytes, contentType: object.ContentType ?? '' }
}

const createKey = ({ bytes, extension }: Picture) =>
  `media/${createHash('sha256').update(bytes).digest('hex')}.${extension}`

/** Stores a picture under the hash of its content. Returns the key. */
export const storePicture = async (picture: Picture) => {
  const Key = createKey(picture)
  const { bytes, contentType, width, height } = picture
  await bucketClient.send(
    new PutObjectCommand({
      Bucket: mediaBucketName(),
      Key,
      Body: bytes,
      ContentType: contentType,
      CacheControl: 'public, max-age=31536000, immutable',
      Metadata: { width: String(width), height: String(height) },
    }),
  )
  return Key
}

/** Returns a stored picture's size in pixels, null where unknown, or undefined if there is no such picture. */
export const findPicture = async (Key: string) => {
  const command = new HeadObjectCommand({ Bucket: mediaBucketName(), Key })
  const object = await undefinedIfAbsent(bucketClient.send(command))
  if (!object) return undefined
  const pixels = (text: string | undefined) => Number(text) || null
  const { width, height } = object.Metadata ?? {}
  return { width: pixels(width), height: pixels(height) }
}
