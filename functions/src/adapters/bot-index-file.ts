import { GetObjectCommand, PutObjectCommand, S3ServiceException } from '@aws-sdk/client-s3'
import { Bucket, bucketClient } from './media-bucket.ts'

const keyOf = (edition: string) => `bot-index/${edition}.json`

// 403: absent, without the right to list.
const absent = [403, 404]
/** Another writer was faster. */
const overtaken = [404, 409, 412]

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0

export type IndexFile = { text: string; etag: string | undefined }

export const readIndexFile = async (
  edition: string,
  until: AbortSignal,
): Promise<IndexFile | undefined> => {
  const command = new GetObjectCommand({ Bucket: Bucket(), Key: keyOf(edition) })
  try {
    const { Body, ETag } = await bucketClient.send(command, { abortSignal: until })
    return { text: (await Body?.transformToString()) ?? '', etag: ETag }
  } catch (error) {
    if (absent.includes(statusOf(error))) return undefined
    throw error
  }
}

/** Replaces the file read, or none; false where that changed. */
export const writeIndexFile = async (
  edition: string,
  text: string,
  before: IndexFile | undefined,
  until: AbortSignal,
): Promise<boolean> => {
  const condition = before?.etag ? { IfMatch: before.etag } : { IfNoneMatch: '*' }
  const command = new PutObjectCommand({
    Bucket: Bucket(),
    Key: keyOf(edition),
    Body: text,
    ContentType: 'application/json',
    ...condition,
  })
  try {
    await bucketClient.send(command, { abortSignal: until })
    return true
  } catch (error) {
    if (overtaken.includes(statusOf(error))) return false
    throw error
  }
}
