import {
  DeleteObjectsCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { clientSettings } from '@bong-bari/table/patience'
import { bucketPatience } from './bucket-patience.ts'
import { listBucket } from './list-bucket.ts'

const client = new S3Client(clientSettings(bucketPatience))
const Bucket = () => process.env.SITE_BUCKET

export const listObjects = (prefix: string) => listBucket(client, Bucket(), prefix)

export const readJson = async (Key: string): Promise<unknown> => {
  const { Body } = await client.send(new GetObjectCommand({ Bucket: Bucket(), Key }))
  return JSON.parse((await Body?.transformToString()) ?? '')
}

export const writeJson = (Key: string, value: unknown) =>
  client.send(
    new PutObjectCommand({
      Bucket: Bucket(),
      Key,
      Body: JSON.stringify(value),
      ContentType: 'application/json',
    }),
  )

/** At most 1,000. Rejects if any is left. */
export const removeObjects = async (keys: string[]) => {
  const Delete = { Objects: keys.map((Key) => ({ Key })), Quiet: true }
  const { Errors = [] } = await client.send(new DeleteObjectsCommand({ Bucket: Bucket(), Delete }))
  const [first] = Errors
  if (first)
    throw new Error(`S3 kept ${Errors.length} objects, such as ${first.Key}: ${first.Code}`)
}
