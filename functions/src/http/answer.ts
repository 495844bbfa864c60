import { hash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { FileAnswer, Page, RefusalBody, Route } from '@bong-bari/contract'
import type { Answer, HttpEvent } from './event.ts'
import type { Refusal } from './refuse.ts'

/** Made only if the caller lacks it; `tag` names state and headers. */
export type Versioned<Result> = {
  tag: string
  read: () => Promise<Result>
  headers?: Record<string, string>
}

const isVersioned = (result: unknown): result is Versioned<unknown> =>
  typeof result === 'object' && result !== null && 'read' in result && 'tag' in result

export const tagOf = (body: string) => hash('sha256', body, 'base64url')

/** Compressing CDNs make tags weak. */
const opaque = (etag: string) => etag.trim().replace(/^W\//, '')

export const isHeld = (event: HttpEvent, tag: string) =>
  (event.headers['if-none-match'] ?? '').split(',').some((held) => opaque(held) === `"${tag}"`)

export const notModified = (tag: string, cacheControl: string): Answer => ({
  statusCode: 304,
  headers: { etag: `"${tag}"`, 'cache-control': cacheControl },
})

const json = (statusCode: number, body: unknown, headers: Record<string, string>): Answer => ({
  statusCode,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(body),
})

/** Nothing is cached with a session, so changes show at once. */
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

const fileAnswer = (file: FileAnswer): Answer =>
  'location' in file
    ? { statusCode: 303, headers: { location: file.location, 'cache-control': 'no-store' } }
    : {
        statusCode: 200,
        headers: {
          'content-type': file.contentType,
          'content-disposition': attachment(file.name),
          'cache-control': 'no-store',
        },
        body: Buffer.from(file.body).toString('base64'),
        isBase64Encoded: true,
      }

/** `name` is ASCII without quotes. */
export const attachment = (name: string) => `attachment; filename="${name}"`

const wholeAnswer = (
  event: HttpEvent,
  route: Route,
  result: unknown,
  { tag, headers }: { tag?: string; headers?: Record<string, string> | undefined } = {},
): Answer => {
  const page: Page<unknown> = route.paged && isPage(result) ? result : { items: result }
  return json(route.status ?? 200, route.response.parse(page.items), {
    'cache-control': cacheControl(event, route),
    ...(route.noindex && { 'x-robots-tag': 'noindex' }),
    ...(tag && { etag: `"${tag}"` }),
    ...headers,
    ...(page.next && { link: nextLink(event, page.next) }),
  })
}

/** Lambda's limit is 6 MB for the whole answer, with its headers. */
export const maxAnswerBytes = 5_000_000

/** An answer is JSON within Lambda's JSON. */
export const bytesInAnswer = (body: string) => Buffer.byteLength(JSON.stringify(body))

/** Each UTF-16 unit takes 7 bytes at most, so short ones are not measured. */
const fitsAnswer = (body = '') =>
  body.length * 7 <= maxAnswerBytes || bytesInAnswer(body) <= maxAnswerBytes

type Parts = Parameters<typeof wholeAnswer>[3]

/** A page that would be too large is read again with half as many items, and its cursor goes on there. */
const fittingAnswer = async (
  event: HttpEvent,
  route: Route,
  result: unknown,
  { parts, readShorter }: { parts?: Parts; readShorter: ReadShorter | undefined },
): Promise<Answer> => {
  const answer = wholeAnswer(event, route, result, parts)
  const count = route.paged && isPage(result) && Array.isArray(result.items) && result.items.length
  if (!readShorter || !count || count < 2 || fitsAnswer(answer.body)) return answer
  const shorter = await readShorter(Math.ceil(count / 2))
  const page = isVersioned(shorter) ? await shorter.read() : shorter
  return fittingAnswer(event, route, page, { parts, readShorter })
}

/** Calls the handler again with another limit. */
type ReadShorter = (limit: number) => Promise<unknown>

/** Cacheable answers get an ETag of their text. */
const tagged = (event: HttpEvent, route: Route, answer: Answer): Answer => {
  const tag = tagOf(`${answer.body} ${answer.headers?.link ?? ''}`)
  if (isHeld(event, tag)) return notModified(tag, cacheControl(event, route))
  return { ...answer, headers: { ...answer.headers, etag: `"${tag}"` } }
}

/** Only fields of the response schema leave. */
export const answerOf = async (
  event: HttpEvent,
  route: Route,
  result: unknown,
  readShorter?: ReadShorter,
): Promise<Answer> => {
  if (route.file && isFile(result)) return fileAnswer(result)
  if (isVersioned(result)) {
    const { tag, read, headers } = result
    if (isHeld(event, tag)) return notModified(tag, cacheControl(event, route))
    return fittingAnswer(event, route, await read(), { parts: { tag, headers }, readShorter })
  }
  const answer = await fittingAnswer(event, route, result, { readShorter })
  return route.cache ? tagged(event, route, answer) : answer
}

export const describeFailure = (refusal: Refusal, requestId: string): Answer => {
  const { code, message, fields, current } = refusal
  const body: RefusalBody = { code, message, ...(fields && { fields }), current, requestId }
  return json(refusal.status, body, { 'cache-control': 'no-store', ...refusal.headers })
}

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
