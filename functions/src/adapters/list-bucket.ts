import { paginateListObjectsV2, type S3Client } from '@aws-sdk/client-s3'

/** `size` in bytes, `writtenAt` in epoch milliseconds. */
export type StoredObject = { key: string; size: number; writtenAt: number }

export const listBucket = async (
  client: S3Client,
  Bucket: string | undefined,
  Prefix: string,
): Promise<StoredObject[]> => {
  const found: StoredObject[] = []
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix }))
    for (const { Key, Size = 0, LastModified } of Contents)
      if (Key && LastModified)
        found.push({ key: Key, size: Size, writtenAt: LastModified.getTime() })
  return found
}
