import { hash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { FileAnswer, Page, RefusalBody, Route } from '@bong-bari/contract'
import type { Answer, HttpEvent } from './event.ts'
import type { Refusal } from './refuse.ts'

/** A result that is read only if the caller does not have it yet. `tag` identifies its state and headers. */
export type Versioned<Result> = {
  tag: string
  read: () => Promise<Result>
  headers?: Record<string, string>
}

const isVersioned = (result: unknown): result is Versioned<unknown> =>
  typeof result === 'object' && result !== null && 'read' in result && 'tag' in result

export const tagOf = (body: string) => hash('sha256', body, 'base64url')

/** A CDN that compresses makes tags weak, so the mark of weak tags is ignored. */
const stripWeakMark = (etag: string) => etag.trim().replace(/^W\//, '')

export const clientHasTag = (event: HttpEvent, tag: string) =>
  (event.headers['if-none-match'] ?? '')
    .split(',')
    .some((clientTag) => stripWeakMark(clientTag) === `"${tag}"`)

export const notModified = (tag: string, cacheControl: string): Answer => ({
  statusCode: 304,
  headers: { etag: `"${tag}"`, 'cache-control': cacheControl },
})

const createJson = (
  statusCode: number,
  body: unknown,
  headers: Record<string, string>,
): Answer => ({
  statusCode,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(body),
})

/** Answers to calls with a session are not cached, so that changes show at once. */
const cacheControl = (event: HttpEvent, route: Route) =>
  route.cache && !event.headers.authorization
    ? `public, max-age=0, s-maxage=${route.cache}`
    : 'no-store'

const nextLink = (event: HttpEvent, cursor: string) => {
  const query = new URLSearchParams(event.rawQueryString)
  query.set('cursor', cursor)
  return `<${event.rawPath}?${query}>; rel="next"`
}

const isPage = (result: unknown): result is Page<unknown> =>
  typeof result === 'object' && result !== null && 'items' in result

const isFile = (result: unknown): result is FileAnswer =>
  typeof result === 'object' &&
  result !== null &&
  ('location' in result || ('body' in result && result.body instanceof Uint8Array))

const createFileAnswer = (file: FileAnswer): Answer =>
  'location' in file
    ? { statusCode: 303, headers: { location: file.location, 'cache-control': 'no-store' } }
    : {
        statusCode: 200,
        headers: {
          'content-type': file.contentType,
          'content-disposition': attachmentHeader(file.name),
          'cache-control': 'no-store',
        },
        body: Buffer.from(file.body).toString('base64'),
        isBase64Encoded: true,
      }

/** The value of Content-Disposition for a download. `name` must be ASCII without quotes. */
export const attachmentHeader = (name: string) => `attachment; filename="${name}"`

const createWholeAnswer = (
  event: HttpEvent,
  route: Route,
  result: unknown,
  { tag, headers }: { tag?: string; headers?: Record<string, string> | undefined } = {},
): Answer => {
  const page: Page<unknown> = route.paged && isPage(result) ? result : { items: result }
  return createJson(route.status ?? 200, route.response.parse(page.items), {
    'cache-control': cacheControl(event, route),
    ...(route.noindex && { 'x-robots-tag': 'noindex' }),
    ...(tag && { etag: `"${tag}"` }),
    ...headers,
    ...(page.next && { link: nextLink(event, page.next) }),
  })
}

/** Lambda's limit is 6 MB for the whole answer, with its headers. */
export const maxAnswerBytes = 5_000_000

/** The body's bytes in Lambda's answer, where it is a JSON string. */
export const bytesInAnswer = (body: string) => Buffer.byteLength(JSON.stringify(body))

/** A UTF-16 unit takes 7 bytes at most, so short bodies need not be measured. */
const fitsAnswer = (body = '') =>
  body.length * 7 <= maxAnswerBytes || bytesInAnswer(body) <= maxAnswerBytes

type Parts = Parameters<typeof createWholeAnswer>[3]

/** A page that would be too large is read again with half as many items; its cursor then continues there. */
const createFittingAnswer = async (
  event: HttpEvent,
  route: Route,
  result: unknown,
  { parts, readShorter }: { parts?: Parts; readShorter: ReadShorter | undefined },
): Promise<Answer> => {
  const answer = createWholeAnswer(event, route, result, parts)
  const count = route.paged && isPage(result) && Array.isArray(result.items) && result.items.length
  if (!readShorter || !count || count < 2 || fitsAnswer(answer.body)) return answer
  const shorter = await readShorter(Math.ceil(count / 2))
  const page = isVersioned(shorter) ? await shorter.read() : shorter
  return createFittingAnswer(event, route, page, { parts, readShorter })
}

/** Calls the handler again with another limit. */
type ReadShorter = (limit: number) => Promise<unknown>

/** Gives a cacheable answer an ETag of its text, or answers 304. */
const addTag = (event: HttpEvent, route: Route, answer: Answer): Answer => {
  const tag = tagOf(`${answer.body} ${answer.headers?.link ?? ''}`)
  if (clientHasTag(event, tag)) return notModified(tag, cacheControl(event, route))
  return { ...answer, headers: { ...answer.headers, etag: `"${tag}"` } }
}

/** Turns a handler's result into an HTTP answer. Only fields of the route's response schema are sent. */
export const createAnswer = async (
  event: HttpEvent,
  route: Route,
  result: unknown,
  readShorter?: ReadShorter,
): Promise<Answer> => {
  if (route.file && isFile(result)) return createFileAnswer(result)
  if (isVersioned(result)) {
    const { tag, read, headers } = result
    if (clientHasTag(event, tag)) return notModified(tag, cacheControl(event, route))
    return createFittingAnswer(event, route, await read(), { parts: { tag, headers }, readShorter })
  }
  const answer = await createFittingAnswer(event, route, result, { readShorter })
  return route.cache ? addTag(event, route, answer) : answer
}

export const createRefusalAnswer = (refusal: Refusal, requestId: string): Answer => {
  const { code, message, fields, current } = refusal
  const body: RefusalBody = { code, message, ...(fields && { fields }), current, requestId }
  return createJson(refusal.status, body, { 'cache-control': 'no-store', ...refusal.headers })
}

/** Compressing a body with fewer characters gains nothing. */
const minCompressedLength = 1_000

/** Compresses an answer with gzip, because CloudFront compresses only what it caches, and API answers are not cached. */
export const compressAnswer = (event: HttpEvent, answer: Answer): Answer => {
  const { body = '', isBase64Encoded, headers } = answer
  const acceptsGzip = /\bgzip\b/.test(event.headers['accept-encoding'] ?? '')
  if (isBase64Encoded || !acceptsGzip || body.length < minCompressedLength) return answer
  return {
    ...answer,
    headers: { ...headers, 'content-encoding': 'gzip', vary: 'accept-encoding' },
    body: gzipSync(body).toString('base64'),
    isBase64Encoded: true,
  }
}
