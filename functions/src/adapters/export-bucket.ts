import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { PutObjectCommand } from '@aws-sdk/client-s3'
import { exportName } from '@bong-bari/edge'
import { attachmentHeader } from '../http/answer.ts'
import { exportUploadMs } from './bucket-timeout.ts'
import { bucketClient, mediaBucketName } from './media-bucket.ts'

type ExportFile = { path: string; size: number; name: string; contentType: string; now: Date }

/** Stores an exported file under a secret name. Returns its path, which is served for an hour. The bucket's lifecycle removes the file. */
export const storeExport = async ({ path, size, name, contentType, now }: ExportFile) => {
  const key = `exports/${exportName(randomBytes(32).toString('base64url'), now)}` as const
  await bucketClient.send(
    new PutObjectCommand({
      Bucket: mediaBucketName(),
      Key: key,
      Body: createReadStream(path),
      ContentLength: size,
      ContentType: contentType,
      ContentDisposition: attachmentHeader(name),
      CacheControl: 'no-store',
    }),
    { requestTimeout: exportUploadMs },
  )
  return `/${key}` as const
}
