import { DeleteObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import { listBucket } from './list-bucket.ts'
import { Bucket, bucketClient } from './media-bucket.ts'

export type { StoredObject } from './list-bucket.ts'

export const listObjects = (prefix: string) => listBucket(bucketClient, Bucket(), prefix)

/** Empty; only its date counts. */
export const writeMark = (Key: string) =>
  bucketClient.send(new PutObjectCommand({ Bucket: Bucket(), Key, Body: '' }))

export const removeObject = (Key: string) =>
  bucketClient.send(new DeleteObjectCommand({ Bucket: Bucket(), Key }))
