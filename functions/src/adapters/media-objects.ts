import { DeleteObjectCommand, PutObjectCommand, paginateListObjectsV2 } from '@aws-sdk/client-s3'
import { Bucket, bucketClient } from './media-bucket.ts'

/** An object of the media bucket and when it was last written, in epoch milliseconds. */
export type StoredObject = { key: string; writtenAt: number }

/** Every object below a prefix. */
export const listObjects = async (Prefix: string): Promise<StoredObject[]> => {
  const found: StoredObject[] = []
  const pages = paginateListObjectsV2({ client: bucketClient }, { Bucket: Bucket(), Prefix })
  for await (const { Contents = [] } of pages)
    for (const { Key, LastModified } of Contents)
      if (Key && LastModified) found.push({ key: Key, writtenAt: LastModified.getTime() })
  return found
}

/** Writes an empty object: all it says is when. */
export const writeMark = (Key: string) =>
  bucketClient.send(new PutObjectCommand({ Bucket: Bucket(), Key, Body: '' }))

export const removeObject = (Key: string) =>
  bucketClient.send(new DeleteObjectCommand({ Bucket: Bucket(), Key }))
