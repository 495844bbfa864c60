import {
  cacheControl,
  contentSecurityPolicy,
  isDocument,
  listedPages,
  pathOfPublished,
} from '@bong-bari/edge'
import { clientHasTag, createRefusalAnswer, notModified, tagOf } from '../http/answer.ts'
import { endpoint } from '../http/endpoint.ts'
import { type Answer, type HttpEvent, readTime } from '../http/event.ts'
import { type Refusal, refuse } from '../http/refuse.ts'
import { type RenderedPath, renderPath } from '../page-rendering/render-path.ts'
import { findShownPostBySlug } from '../public-data/posts.ts'

/** A visitor's address, or a file's. */
const pathIn = (rawPath: string) => {
  try {
    return decodeURIComponent(pathOfPublished(rawPath))
  } catch {
    return rawPath
  }
}

const mayBePage = (path: string) =>
  listedPages.includes(path) || isDocument(path) || /^\/(blog|videos)\/[^/]+$/.test(path)

/** From an earlier slug. */
const movedTo = async (path: string, now: Date) => {
  const [, slug] = /^\/blog\/([a-z0-9-]{1,200})$/.exec(path) ?? []
  const post = slug ? await findShownPostBySlug(slug, now) : undefined
  return post && `/blog/${post.slug}`
}

const htmlType = 'text/html; charset=utf-8'

/** Cached by the CDN; 304 if unchanged. */
const keptAnswer = (event: HttpEvent, { body, contentType }: RenderedPath): Answer => {
  const tag = tagOf(body)
  if (clientHasTag(event, tag)) return notModified(tag, cacheControl.published)
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

const movedAnswer = (location: string): Answer => ({
  statusCode: 301,
  headers: { location, 'cache-control': cacheControl.published },
  body: '',
})

/** It contains its style sheet; CloudFront's function, which says so for other pages, does not run where something failed. */
const failedPagePolicy = contentSecurityPolicy(undefined, true)

/** An answer that CloudFront must not keep. */
const passingPage = (statusCode: number, body: string, headers = {}): Answer => ({
  statusCode,
  headers: {
    'content-type': htmlType,
    'cache-control': cacheControl.never,
    'content-security-policy': failedPagePolicy,
    ...headers,
  },
  body,
})

// Late: these pages contain their styles.
const notFoundPage = async () => (await import('../../../web/dist/server/not-found.html')).default
const unavailablePage = async () =>
  (await import('../../../web/dist/server/unavailable.html')).default

const notFoundAnswer = async (html?: string) => passingPage(404, html ?? (await notFoundPage()))

const goneAnswer = (html: string) => passingPage(410, html)

/** A page, where a reader may see it. */
const failureAnswer = async (refusal: Refusal, requestId: string): Promise<Answer> =>
  refusal.status >= 500
    ? passingPage(503, await unavailablePage(), { 'retry-after': '30' })
    : createRefusalAnswer(refusal, requestId)

/** Addresses without a file. */
export const handler = endpoint(async (event) => {
  if (!['GET', 'HEAD'].includes(event.requestContext.http.method))
    refuse('method-not-allowed', { headers: { allow: 'GET, HEAD' } })
  const path = pathIn(event.rawPath)
  if (!mayBePage(path)) return notFoundAnswer()
  const page = await renderPath(path, readTime(event))
  if (page.found) return keptAnswer(event, page)
  if (page.gone) return goneAnswer(page.body)
  const moved = await movedTo(path, readTime(event))
  return moved ? movedAnswer(moved) : notFoundAnswer(page.body)
}, failureAnswer)
