import {
  DeleteObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { cacheControl, publishedFile, publishedFolder } from '@bong-bari/edge'
import { clientSettings } from '@bong-bari/table/timeout'
import { bucketTimeout } from './bucket-timeout.ts'
import { RetryLater } from './queues.ts'

const client = new S3Client(clientSettings(bucketTimeout))
const Bucket = () => process.env.SITE_BUCKET

export const pageKeyOf = (path: string) => publishedFile(path).slice(1)

/** A published file: `etag` identifies this version in the bucket, `hash` what `publish` wrote. */
export type StoredPage = { etag: string; hash: string | undefined }

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0

// Without the permission to list, S3 answers 403 for a missing object.
const isAbsent = (error: unknown) => [403, 404].includes(statusOf(error))

export const findPage = async (Key: string): Promise<StoredPage | undefined> => {
  try {
    const command = new HeadObjectCommand({ Bucket: Bucket(), Key })
    const { ETag = '', Metadata } = await client.send(command)
    return { etag: ETag, hash: Metadata?.hash }
  } catch (error) {
    if (isAbsent(error)) return undefined
    throw error
  }
}

/** Whether somebody else changed or removed the file, or is doing so. */
const isConflict = (error: unknown) => [404, 409, 412].includes(statusOf(error))

/** Makes a change, or throws RetryLater on a conflict. After a lost answer the conflict may be our own write, so the hash is compared. */
const changeUnlessConflict = async (
  change: Promise<unknown>,
  Key: string,
  hash: string | undefined,
): Promise<void> => {
  try {
    await change
  } catch (error) {
    if (!isConflict(error)) throw error
    if ((await findPage(Key))?.hash !== hash) throw new RetryLater('PageOvertaken')
  }
}

export type NewPage = {
  body: string
  contentType: string
  hash: string
}

/** Writes a page if the file is still the one that was found. */
export const writePage = (
  Key: string,
  { body, contentType, hash }: NewPage,
  replaced: StoredPage | undefined,
): Promise<void> => {
  const command = new PutObjectCommand({
    Bucket: Bucket(),
    Key,
    Body: body,
    ContentType: contentType,
    CacheControl: cacheControl.published,
    Metadata: { hash },
    ...(replaced ? { IfMatch: replaced.etag } : { IfNoneMatch: '*' }),
  })
  return changeUnlessConflict(client.send(command), Key, hash)
}

/** Removes a page if the file is still the one that was found. */
export const removePage = (Key: string, { etag }: StoredPage): Promise<void> =>
  changeUnlessConflict(
    client.send(new DeleteObjectCommand({ Bucket: Bucket(), Key, IfMatch: etag })),
    Key,
    undefined,
  )

/** Lists up to `limit` keys of pages in order, after a key. */
export const listPageKeys = async (StartAfter: string, limit: number): Promise<string[]> => {
  const { Contents = [] } = await client.send(
    new ListObjectsV2Command({
      Bucket: Bucket(),
      Prefix: publishedFolder,
      MaxKeys: limit,
      ...(StartAfter && { StartAfter }),
    }),
  )
  return Contents.flatMap(({ Key }) => Key ?? [])
}
