import { cacheControl } from '@bong-bari/edge'
import { describeFailure } from '../http/answer.ts'
import { isHeld, notModified, tagOf } from '../http/conditional.ts'
import type { Answer, HttpEvent } from '../http/event.ts'
import type { Refusal } from '../http/refuse.ts'
import type { RenderedPath } from '../page-rendering/render-path.ts'

const htmlType = 'text/html; charset=utf-8'

/** For the CDN; 304 for a caller with the same text. */
export const keptAnswer = (event: HttpEvent, { body, contentType }: RenderedPath): Answer => {
  const tag = tagOf(body)
  if (isHeld(event, tag)) return notModified(tag, cacheControl.published)
  return {
    statusCode: 200,
    headers: {
      'content-type': contentType,
      'cache-control': cacheControl.published,
      etag: `"${tag}"`,
    },
    body,
  }
}

export const movedAnswer = (location: string): Answer => ({
  statusCode: 301,
  headers: { location, 'cache-control': cacheControl.published },
  body: '',
})

/** Temporary. */
export const elsewhereAnswer = (location: string): Answer => ({
  statusCode: 302,
  headers: { location, 'cache-control': cacheControl.never },
  body: '',
})

/** Nobody caches it. */
const passingPage = (statusCode: number, body: string, headers = {}): Answer => ({
  statusCode,
  headers: { 'content-type': htmlType, 'cache-control': cacheControl.never, ...headers },
  body,
})

// Loaded late: these pages carry their styles.
const notFoundPage = async () => (await import('../../../web/dist/server/not-found.html')).default
const unavailablePage = async () =>
  (await import('../../../web/dist/server/unavailable.html')).default

export const notFoundAnswer = async (html?: string) =>
  passingPage(404, html ?? (await notFoundPage()))

export const goneAnswer = (html: string) => passingPage(410, html)

/** As a page where a reader may meet it. */
export const failureAnswer = async (refusal: Refusal, requestId: string): Promise<Answer> =>
  refusal.status >= 500
    ? passingPage(503, await unavailablePage(), { 'retry-after': '30' })
    : describeFailure(refusal, requestId)
