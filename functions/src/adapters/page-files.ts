import {
  DeleteObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { cacheControl, publishedFile, publishedFolder } from '@bong-bari/edge'
import { clientSettings } from '@bong-bari/table/patience'
import { bucketPatience } from './bucket-patience.ts'
import { RetryLater } from './queues.ts'

const client = new S3Client(clientSettings(bucketPatience))
const Bucket = () => process.env.SITE_BUCKET

export const keyOfPage = (path: string) => publishedFile(path).slice(1)

/** `etag` is this state, `hash` what was written. */
export type StoredPage = { etag: string; hash: string | undefined }

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0

// 403: absent, without the right to list.
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

/** Changed, gone, or being changed. */
const isOvertaken = (error: unknown) => [404, 409, 412].includes(statusOf(error))

/** After a lost answer the conflict may be our own write. */
const unlessOvertaken = async (
  change: Promise<unknown>,
  Key: string,
  hash: string | undefined,
): Promise<void> => {
  try {
    await change
  } catch (error) {
    if (!isOvertaken(error)) throw error
    if ((await findPage(Key))?.hash !== hash) throw new RetryLater('PageOvertaken')
  }
}

export type NewPage = {
  body: string
  contentType: string
  hash: string
}

/** Replaces only what was found. */
export const writePage = (
  Key: string,
  { body, contentType, hash }: NewPage,
  found: StoredPage | undefined,
): Promise<void> => {
  const command = new PutObjectCommand({
    Bucket: Bucket(),
    Key,
    Body: body,
    ContentType: contentType,
    CacheControl: cacheControl.published,
    Metadata: { hash },
    ...(found ? { IfMatch: found.etag } : { IfNoneMatch: '*' }),
  })
  return unlessOvertaken(client.send(command), Key, hash)
}

/** Only the page that was found. */
export const removePage = (Key: string, { etag }: StoredPage): Promise<void> =>
  unlessOvertaken(
    client.send(new DeleteObjectCommand({ Bucket: Bucket(), Key, IfMatch: etag })),
    Key,
    undefined,
  )

/** After a key, in order. */
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
