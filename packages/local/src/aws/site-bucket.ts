import {
  CreateBucketCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { publishedFolder } from '@bong-bari/edge'
import { clientSettings } from './credentials.ts'

/** Holds the name of the build whose files the published pages name. */
const markKey = 'published-for'

const readMark = async (client: S3Client, Bucket: string) => {
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: markKey }))
    return await Body?.transformToString()
  } catch (error) {
    if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return undefined
    throw error
  }
}

const emptyPages = async (client: S3Client, Bucket: string) => {
  for (;;) {
    const { Contents = [] } = await client.send(
      new ListObjectsV2Command({ Bucket, Prefix: publishedFolder }),
    )
    const Objects = Contents.map(({ Key }) => ({ Key }))
    if (!Objects.length) return
    await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }))
  }
}

/**
 * Makes the site bucket where it is not there yet, and takes the published pages out of it that name
 * files of another build than `build`: on this machine those are gone.
 */
export const openSiteBucket = async (endpoint: string, Bucket: string, build: string) => {
  const client = new S3Client({ ...clientSettings(endpoint), forcePathStyle: true })
  try {
    await client.send(new CreateBucketCommand({ Bucket })).catch((error: unknown) => {
      if (!(error instanceof S3ServiceException && /^BucketAlready/.test(error.name))) throw error
    })
    if ((await readMark(client, Bucket)) === build) return
    await emptyPages(client, Bucket)
    await client.send(new PutObjectCommand({ Bucket, Key: markKey, Body: build }))
  } finally {
    client.destroy()
  }
}
