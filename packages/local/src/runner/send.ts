import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Answer } from './api-answer.ts'
import { isCompressible } from './content-type.ts'
import { acceptedEncoding, encode } from './encoding.ts'
import type { SiteFile } from './site-files.ts'

export type Exchange = {
  request: IncomingMessage
  response: ServerResponse
  /** Headers of the CDN's function at the response, which runs where nothing failed. */
  dress?: () => Record<string, { value: string }>
}

const finish = ({ request, response, dress }: Exchange, status: number, body: string | Buffer) => {
  response.statusCode = status
  const own = status < 400 && dress ? dress() : {}
  for (const [name, { value }] of Object.entries(own)) response.setHeader(name, value)
  if (status !== 204 && status !== 304)
    response.setHeader('content-length', Buffer.byteLength(body))
  response.end(request.method === 'HEAD' ? undefined : body)
}

export const sendText = (exchange: Exchange, status: number, text: string) => {
  exchange.response.setHeader('content-type', 'text/plain; charset=utf-8')
  finish(exchange, status, `${text}\n`)
}

/** A policy of the distribution may leave the origin's own value. */
const originWins = 'content-security-policy'

/** Headers already set stay. */
export const sendAnswer = async (exchange: Exchange, answer: Answer, compress = false) => {
  const { request, response } = exchange
  for (const [name, value] of Object.entries(answer.headers))
    if (!response.hasHeader(name) || name === originWins) response.setHeader(name, value)
  const encoding =
    compress && isCompressible(String(answer.headers['content-type']))
      ? acceptedEncoding(request.headers['accept-encoding'], Buffer.byteLength(answer.body))
      : undefined
  if (compress) response.setHeader('vary', 'accept-encoding')
  if (!encoding) return finish(exchange, answer.status, answer.body)
  response.setHeader('content-encoding', encoding)
  finish(exchange, answer.status, await encode(answer.body, encoding, false))
}

const isCurrent = (given: string | undefined, etag: string) =>
  given !== undefined &&
  (given.trim() === '*' ||
    given.split(',').some((one) => one.trim().replace(/^W\//, '') === etag.replace(/^W\//, '')))

/** Inclusive. */
type ByteRange = { first: number; last: number }

/** One range, `unsatisfiable`, or undefined for the whole (none, several, another unit). */
export const byteRange = (
  header: string | undefined,
  length: number,
): ByteRange | 'unsatisfiable' | undefined => {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || (!from && !to)) return undefined
  if (!from) {
    const count = Math.min(Number(to), length)
    return count > 0 ? { first: length - count, last: length - 1 } : 'unsatisfiable'
  }
  const first = Number(from)
  const last = to ? Math.min(Number(to), length - 1) : length - 1
  if (first >= length) return 'unsatisfiable'
  return first > last ? undefined : { first, last }
}

const sendPart = (exchange: Exchange, body: Buffer) => {
  const { request, response } = exchange
  const range = byteRange(request.headers.range, body.length)
  if (!range) return finish(exchange, 200, body)
  if (range === 'unsatisfiable') {
    response.setHeader('content-range', `bytes */${body.length}`)
    return finish(exchange, 416, Buffer.alloc(0))
  }
  const { first, last } = range
  response.setHeader('content-range', `bytes ${first}-${last}/${body.length}`)
  finish(exchange, 206, body.subarray(first, last + 1))
}

/** With validator, compression and ranges. */
export const sendFile = async (exchange: Exchange, file: SiteFile) => {
  const { request, response } = exchange
  const compressible = isCompressible(file.contentType)
  const encoding =
    compressible && !request.headers.range
      ? acceptedEncoding(request.headers['accept-encoding'], file.body.length)
      : undefined
  response.setHeader('content-type', file.contentType)
  response.setHeader('cache-control', file.cacheControl)
  response.setHeader('etag', encoding ? `W/${file.etag}` : file.etag)
  if (compressible) response.setHeader('vary', 'accept-encoding')
  if (isCurrent(request.headers['if-none-match'], file.etag))
    return finish(exchange, 304, Buffer.alloc(0))
  if (encoding) {
    response.setHeader('content-encoding', encoding)
    return finish(exchange, 200, await file.encoded(encoding))
  }
  response.setHeader('accept-ranges', 'bytes')
  sendPart(exchange, file.body)
}
