import { randomBytes } from 'node:crypto'
import { createPresignedPost } from '@aws-sdk/s3-presigned-post'
import { bucketClient, mediaBucketName } from './media-bucket.ts'

const formSeconds = 600

export const signUploadForm = async ({
  contentType,
  size,
}: {
  contentType: string
  size: number
}) => {
  const key = `incoming/${randomBytes(16).toString('hex')}`
  const { url, fields } = await createPresignedPost(bucketClient, {
    Bucket: mediaBucketName() ?? '',
    Key: key,
    Fields: { 'Content-Type': contentType },
    Conditions: [
      ['content-length-range', 1, size],
      ['eq', '$Content-Type', contentType],
    ],
    Expires: formSeconds,
  })
  return { url, fields, imageUrl: `/${key}` }
}
