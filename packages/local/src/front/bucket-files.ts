import { GetObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { exportHasEnded, fileCacheControl } from '@bong-bari/edge'
import { clientSettings } from '../aws/credentials.ts'
import { type Exchange, encode, type SiteFile, sendAnswer, sendText } from './exchange.ts'

/** Only folders that the CDN serves. */
export const mediaFront = (endpoint: string, bucket: string, now: () => number) => {
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
