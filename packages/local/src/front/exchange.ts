import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { fileCacheControl, isSiteFile } from '@bong-bari/edge'
import type { Answer } from './api-answer.ts'

const types: Record<string, string> = {
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
  types[extname(path).toLowerCase()] ?? 'application/octet-stream'

/** By the CDN. */
const isCompressible = (contentType: string) =>
  /^(text\/|image\/svg|application\/(json|javascript|manifest|xml))/.test(contentType)

type Encoding = 'br' | 'gzip'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Bytes: the CDN's own limit. */
const smallest = 1000

/** By Accept-Encoding. */
export const acceptedEncoding = (
  accept: string | undefined,
  length: number,
): Encoding | undefined => {
  if (length < smallest) return undefined
  const taken = (accept ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase())
  if (taken.includes('br')) return 'br'
  return taken.includes('gzip') ? 'gzip' : undefined
}

/** `thorough` for kept bodies. */
export const encode = (
  body: string | Buffer,
  encoding: Encoding,
  thorough: boolean,
): Promise<Buffer> =>
  encoding === 'gzip'
    ? zip(body, { level: thorough ? 9 : 6 })
    : brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: thorough ? 11 : 5 } })

/** As the CDN holds it. */
export type SiteFile = {
  contentType: string
  cacheControl: string
  etag: string
  /** A download's header. */
  body: Buffer
  encoded: (encoding: Encoding) => Promise<Buffer>
}

const loadFile = async (folder: string, path: string): Promise<SiteFile> => {
  const body = await readFile(join(folder, path))
  const kept = new Map<Encoding, Promise<Buffer>>()
  const encoded = (encoding: Encoding) => {
    const made = kept.get(encoding) ?? encode(body, encoding, true)
    kept.set(encoding, made)
    return made
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

/** By path, from a listing, so no path leaves the folder; later builds change nothing. */
export const readSite = async (folder: string) => new Map(await readFolder(folder))
export type Site = Awaited<ReturnType<typeof readSite>>

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

/** Bytes; not read beyond. */
const patience = 64 * 1024 * 1024

const hasBody = ({ headers }: IncomingMessage) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/** `too-large` bodies are read and dropped, so the sender gets its answer. Rejects if the sender breaks off. */
export const readBody = async (
  request: IncomingMessage,
  limit: number,
): Promise<Buffer | 'too-large'> => {
  if (!hasBody(request)) return Buffer.alloc(0)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let length = 0
    const finish = () => resolve(length > limit ? 'too-large' : Buffer.concat(chunks))
    // An async iterator takes twice as long.
    request
      .on('data', (chunk: Buffer) => {
        length += chunk.length
        if (length <= limit) chunks.push(chunk)
        else chunks.length = 0
        if (length > patience) request.destroy()
      })
      .on('end', finish)
      .on('close', finish)
      .on('error', reject)
  })
}
