import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { fileCacheControl, isSiteFile } from '@bong-bari/edge'
import type { Answer } from './api-answer.ts'

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

const contentTypeOf = (path: string) =>
  contentTypes[extname(path).toLowerCase()] ?? 'application/octet-stream'

/** Whether the CDN compresses files of this type. */
const isCompressible = (contentType: string) =>
  /^(text\/|image\/svg|application\/(json|javascript|manifest|xml))/.test(contentType)

type Encoding = 'br' | 'gzip'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The CDN compresses nothing smaller. */
const minCompressedBytes = 1000

/** Picks an encoding by the header Accept-Encoding and the body's length in bytes. */
const acceptedEncoding = (accept: string | undefined, length: number): Encoding | undefined => {
  if (length < minCompressedBytes) return undefined
  const acceptedNames = (accept ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase())
  if (acceptedNames.includes('br')) return 'br'
  return acceptedNames.includes('gzip') ? 'gzip' : undefined
}

/** Compresses a body. `thorough` takes longer and is for bodies that are sent many times. */
export const encode = (
  body: string | Buffer,
  encoding: Encoding,
  thorough: boolean,
): Promise<Buffer> =>
  encoding === 'gzip'
    ? zip(body, { level: thorough ? 9 : 6 })
    : brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: thorough ? 11 : 5 } })

/** A file with the headers that the CDN sends for it. */
export type SiteFile = {
  contentType: string
  cacheControl: string
  etag: string
  body: Buffer
  encoded: (encoding: Encoding) => Promise<Buffer>
}

const loadFile = async (folder: string, path: string): Promise<SiteFile> => {
  const body = await readFile(join(folder, path))
  const bodies = new Map<Encoding, Promise<Buffer>>()
  const encoded = (encoding: Encoding) => {
    const encodedBody = bodies.get(encoding) ?? encode(body, encoding, true)
    bodies.set(encoding, encodedBody)
    return encodedBody
  }
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const cacheControl = fileCacheControl(path)
  return { contentType: contentTypeOf(path), cacheControl, etag, body, encoded }
}

const readFolder = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .filter(isSiteFile)
  return Promise.all(paths.map(async (path) => [path, await loadFile(folder, path)] as const))
}

/** Reads all files of the built web into memory, by path. As paths come from a listing, no request can leave the folder, and a later build changes nothing. */
export const readSiteFiles = async (folder: string) => new Map(await readFolder(folder))
export type SiteFiles = Awaited<ReturnType<typeof readSiteFiles>>

export type Exchange = {
  request: IncomingMessage
  response: ServerResponse
  /** Headers of the CDN's viewer-response function, which runs only for statuses below 400. */
  pageHeaders?: () => Record<string, { value: string }>
}

const finish = (
  { request, response, pageHeaders }: Exchange,
  status: number,
  body: string | Buffer,
) => {
  response.statusCode = status
  const own = status < 400 && pageHeaders ? pageHeaders() : {}
  for (const [name, { value }] of Object.entries(own)) response.setHeader(name, value)
  if (status !== 204 && status !== 304)
    response.setHeader('content-length', Buffer.byteLength(body))
  response.end(request.method === 'HEAD' ? undefined : body)
}

export const sendText = (exchange: Exchange, status: number, text: string) => {
  exchange.response.setHeader('content-type', 'text/plain; charset=utf-8')
  finish(exchange, status, `${text}\n`)
}

/** The distribution does not override this header if the origin sent one. */
const originHeader = 'content-security-policy'

/** Sends an answer. Headers that are already set stay. */
export const sendAnswer = async (exchange: Exchange, answer: Answer, compress = false) => {
  const { request, response } = exchange
  for (const [name, value] of Object.entries(answer.headers))
    if (!response.hasHeader(name) || name === originHeader) response.setHeader(name, value)
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

/** Both ends are inclusive. */
type ByteRange = { first: number; last: number }

/** Reads a Range header. Undefined means the whole file: there is no range, there are several, or they have another unit. */
export const parseByteRange = (
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
  const range = parseByteRange(request.headers.range, body.length)
  if (!range) return finish(exchange, 200, body)
  if (range === 'unsatisfiable') {
    response.setHeader('content-range', `bytes */${body.length}`)
    return finish(exchange, 416, Buffer.alloc(0))
  }
  const { first, last } = range
  response.setHeader('content-range', `bytes ${first}-${last}/${body.length}`)
  finish(exchange, 206, body.subarray(first, last + 1))
}

/** Sends a file, with validator, compression and ranges. */
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

/** A body larger than this ends the connection. */
const maxDiscardedBytes = 64 * 1024 * 1024

const hasBody = ({ headers }: IncomingMessage) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/** Reads a body of up to `limit` bytes. A larger one is read and dropped, so that the sender gets the answer. Rejects if the sender breaks off. */
export const readBody = async (
  request: IncomingMessage,
  limit: number,
): Promise<Buffer | 'too-large'> => {
  if (!hasBody(request)) return Buffer.alloc(0)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let length = 0
    const finish = () => resolve(length > limit ? 'too-large' : Buffer.concat(chunks))
    // Listeners take half the time of an async iterator.
    request
      .on('data', (chunk: Buffer) => {
        length += chunk.length
        if (length <= limit) chunks.push(chunk)
        else chunks.length = 0
        if (length > maxDiscardedBytes) request.destroy()
      })
      .on('end', finish)
      .on('close', finish)
      .on('error', reject)
  })
}
