import { DeleteObjectCommand } from '@aws-sdk/client-s3'
import { listBucket } from './list-bucket.ts'
import { Bucket, bucketClient } from './media-bucket.ts'

export const listObjects = (prefix: string) => listBucket(bucketClient, Bucket(), prefix)

export const removeObject = (Key: string) =>
  bucketClient.send(new DeleteObjectCommand({ Bucket: Bucket(), Key }))
