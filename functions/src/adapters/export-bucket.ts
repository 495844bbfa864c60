import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { PutObjectCommand } from '@aws-sdk/client-s3'
import { exportName } from '@bong-bari/edge'
import { attachment } from '../http/answer.ts'
import { exportUploadMs } from './bucket-patience.ts'
import { Bucket, bucketClient } from './media-bucket.ts'

type ExportFile = { path: string; size: number; name: string; contentType: string; now: Date }

/** Returns the path, served for an hour; the lifecycle removes it. */
export const keepExport = async ({ path, size, name, contentType, now }: ExportFile) => {
  const key = `exports/${exportName(randomBytes(32).toString('base64url'), now)}` as const
  await bucketClient.send(
    new PutObjectCommand({
      Bucket: Bucket(),
      Key: key,
      Body: createReadStream(path),
      ContentLength: size,
      ContentType: contentType,
      ContentDisposition: attachment(name),
      CacheControl: 'no-store',
    }),
    { requestTimeout: exportUploadMs },
  )
  return `/${key}` as const
}
