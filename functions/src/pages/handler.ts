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

/** The path that a visitor asked for, or that of the file which CloudFront looked for. */
const readPath = (rawPath: string) => {
  try {
    return decodeURIComponent(pathOfPublished(rawPath))
  } catch {
    return rawPath
  }
}

const mayBePage = (path: string) =>
  listedPages.includes(path) || isDocument(path) || /^\/(blog|videos)\/[^/]+$/.test(path)

/** The address of a post that was asked for by an earlier slug. */
const findNewAddress = async (path: string, now: Date) => {
  const [, slug] = /^\/blog\/([a-z0-9-]{1,200})$/.exec(path) ?? []
  const post = slug ? await findShownPostBySlug(slug, now) : undefined
  return post && `/blog/${post.slug}`
}

const htmlType = 'text/html; charset=utf-8'

/** An answer that the CDN caches: 304 if the browser has the same page. */
const createCachedAnswer = (event: HttpEvent, { body, contentType }: RenderedPath): Answer => {
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

const createMovedAnswer = (location: string): Answer => ({
  statusCode: 301,
  headers: { location, 'cache-control': cacheControl.published },
  body: '',
})

/** It contains its style sheet; CloudFront's function, which says so for other pages, does not run where something failed. */
const failedPagePolicy = contentSecurityPolicy(undefined, true)

/** An answer that CloudFront must not keep. */
const createUncachedPage = (statusCode: number, body: string, headers = {}): Answer => ({
  statusCode,
  headers: {
    'content-type': htmlType,
    'cache-control': cacheControl.never,
    'content-security-policy': failedPagePolicy,
    ...headers,
  },
  body,
})

// These pages contain their styles, so they are imported when they are needed.
const importNotFoundPage = async () =>
  (await import('../../../web/dist/server/not-found.html')).default
const importUnavailablePage = async () =>
  (await import('../../../web/dist/server/unavailable.html')).default

const createNotFoundAnswer = async (html?: string) =>
  createUncachedPage(404, html ?? (await importNotFoundPage()))

/** A failure is a page, because a visitor may see it. */
const createFailureAnswer = async (refusal: Refusal, requestId: string): Promise<Answer> =>
  refusal.status >= 500
    ? createUncachedPage(503, await importUnavailablePage(), { 'retry-after': '30' })
    : createRefusalAnswer(refusal, requestId)

/** Answers every address that has no file in the bucket. */
export const handler = endpoint(async (event) => {
  if (!['GET', 'HEAD'].includes(event.requestContext.http.method))
    refuse('method-not-allowed', { headers: { allow: 'GET, HEAD' } })
  const path = readPath(event.rawPath)
  if (!mayBePage(path)) return createNotFoundAnswer()
  const page = await renderPath(path, readTime(event))
  if (page.isFound) return createCachedAnswer(event, page)
  if (page.gone) return createUncachedPage(410, page.body)
  const newAddress = await findNewAddress(path, readTime(event))
  return newAddress ? createMovedAnswer(newAddress) : createNotFoundAnswer(page.body)
}, createFailureAnswer)
