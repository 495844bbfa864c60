import { gzipSync } from 'node:zlib'
import type { Answer, HttpEvent } from './event.ts'

/** In characters; below, zipping gains nothing. */
const smallest = 1_000

/** CloudFront compresses only what it keeps, and it keeps nothing of the API. */
export const zipped = (event: HttpEvent, answer: Answer): Answer => {
  const { body = '', isBase64Encoded, headers } = answer
  const takesGzip = /\bgzip\b/.test(event.headers['accept-encoding'] ?? '')
  if (isBase64Encoded || !takesGzip || body.length < smallest) return answer
  return {
    ...answer,
    headers: { ...headers, 'content-encoding': 'gzip', vary: 'accept-encoding' },
    body: gzipSync(body).toString('base64'),
    isBase64Encoded: true,
  }
}
