import { CreateBucketCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { clientSettings } from './credentials.ts'

/** Unless it exists. */
export const makeSiteBucket = async (endpoint: string, Bucket: string) => {
  const client = new S3Client({ ...clientSettings(endpoint), forcePathStyle: true })
  try {
    await client.send(new CreateBucketCommand({ Bucket }))
  } catch (error) {
    if (!(error instanceof S3ServiceException && /^BucketAlready/.test(error.name))) throw error
  } finally {
    client.destroy()
  }
}
