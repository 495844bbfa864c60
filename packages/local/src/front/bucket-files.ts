import { GetObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { exportHasEnded, fileCacheControl } from '@bong-bari/edge'
import { clientSettings } from '../aws/credentials.ts'
import { type Exchange, encode, type SiteFile, sendAnswer, sendText } from './exchange.ts'

/** Serves files of the media bucket. `now` decides whether an export's link has ended. The caller passes only paths that the CDN serves. */
export const createMediaFront = (endpoint: string, bucket: string, now: () => number) => {
  const client = new S3Client({ ...clientSettings(endpoint), forcePathStyle: true })
  const read = async (path: string, range: string | undefined) => {
    const command = new GetObjectCommand({
      Bucket: bucket,
      Key: decodeURIComponent(path.slice(1)),
      ...(range && { Range: range }),
    })
    const object = await client.send(command)
    const headers = {
      'content-type': object.ContentType ?? 'application/octet-stream',
      'cache-control': fileCacheControl(path),
      'accept-ranges': 'bytes',
      ...(object.ETag && { etag: object.ETag }),
      ...(object.ContentRange && { 'content-range': object.ContentRange }),
      ...(object.ContentDisposition && { 'content-disposition': object.ContentDisposition }),
    }
    const body = Buffer.from((await object.Body?.transformToByteArray()) ?? [])
    return { status: object.ContentRange ? 206 : 200, headers, body }
  }
  return async (exchange: Exchange, path: string) => {
    if (exportHasEnded(path, now())) return sendText(exchange, 404, 'There is no such file.')
    try {
      await sendAnswer(exchange, await read(path, exchange.request.headers.range))
    } catch (error) {
      if (!(error instanceof S3ServiceException)) throw error
      const status = error.$metadata.httpStatusCode === 416 ? 416 : 404
      sendText(exchange, status, status === 416 ? 'No such part.' : 'There is no such file.')
    }
  }
}

/** After this the CDN asks the next origin. */
const timeoutMs = 5_000

/** Reads published pages from the site bucket. A page is undefined if there is none or the bucket does not answer in time. */
export const createPublishedPageReader = (endpoint: string, Bucket: string) => {
  const client = new S3Client({
    ...clientSettings(endpoint),
    forcePathStyle: true,
    maxAttempts: 2,
  })
  const read = async (Key: string): Promise<SiteFile> => {
    const object = await client.send(new GetObjectCommand({ Bucket, Key }), {
      abortSignal: AbortSignal.timeout(timeoutMs),
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
export type PublishedPageReader = ReturnType<typeof createPublishedPageReader>
