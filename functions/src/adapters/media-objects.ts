import { DeleteObjectCommand, paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3'
import { bucketClient, mediaBucketName } from './media-bucket.ts'

/** `size` is in bytes, `writtenAt` in epoch milliseconds. */
type StoredObject = { key: string; size: number; writtenAt: number }

const listBucket = async (
  client: S3Client,
  Bucket: string | undefined,
  Prefix: string,
): Promise<StoredObject[]> => {
  const objects: StoredObject[] = []
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix }))
    for (const { Key, Size = 0, LastModified } of Contents)
      if (Key && LastModified)
        objects.push({ key: Key, size: Size, writtenAt: LastModified.getTime() })
  return objects
}

export const listObjects = (prefix: string) => listBucket(bucketClient, mediaBucketName(), prefix)

export const removeObject = (Key: string) =>
  bucketClient.send(new DeleteObjectCommand({ Bucket: mediaBucketName(), Key }))

/** Deletes all exported files. Returns their number. */
export const removeExports = async () => {
  const waiting = await listObjects('exports/')
  for (const { key } of waiting) await removeObject(key)
  return waiting.length
}
