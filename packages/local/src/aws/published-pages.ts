import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { encode } from '../runner/encoding.ts'
import type { SiteFile } from '../runner/site-files.ts'
import { clientSettings } from './credentials.ts'

/** Milliseconds before the next origin. */
const patienceMs = 5_000

/** As the CDN; undefined without a page or answer. */
export const publishedPages = (endpoint: string, Bucket: string) => {
  const client = new S3Client({
    ...clientSettings(endpoint),
    forcePathStyle: true,
    maxAttempts: 2,
  })
  const read = async (Key: string): Promise<SiteFile> => {
    const object = await client.send(new GetObjectCommand({ Bucket, Key }), {
      abortSignal: AbortSignal.timeout(patienceMs),
    })
    const body = Buffer.from((await object.Body?.transformToByteArray()) ?? [])
    return {
      contentType: object.ContentType ?? 'application/octet-stream',
      cacheControl: object.CacheControl ?? 'no-cache',
      etag: object.ETag ?? '',
      body,
      encoded: (encoding) => encode(body, encoding, false),
    }
  }
  return async (file: string): Promise<SiteFile | undefined> => {
    try {
      return await read(file.slice(1))
    } catch {
      return undefined
    }
  }
}
export type PublishedPages = ReturnType<typeof publishedPages>
