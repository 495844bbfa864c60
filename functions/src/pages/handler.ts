import { isDocument, kitFile, kitPage, listedPages, pathOfPublished } from '@bong-bari/edge'
import { endpoint } from '../http/endpoint.ts'
import { timeOf } from '../http/event.ts'
import { refuse } from '../http/refuse.ts'
import { renderPath } from '../page-rendering/render-path.ts'
import { shownPostBySlug } from '../public-data/posts.ts'
import {
  elsewhereAnswer,
  failureAnswer,
  goneAnswer,
  keptAnswer,
  movedAnswer,
  notFoundAnswer,
} from './answers.ts'

/** From the visitor's address or the file's. */
const pathIn = (rawPath: string) => {
  try {
    return decodeURIComponent(pathOfPublished(rawPath))
  } catch {
    return rawPath
  }
}

const mayBePage = (path: string) =>
  listedPages.includes(path) ||
  isDocument(path) ||
  /^\/(blog|blog\/in|videos|tags)\/[^/]+$/.test(path)

/** Of a post's earlier slug. */
const movedTo = async (path: string, now: Date) => {
  const [, slug] = /^\/blog\/([a-z0-9-]{1,200})$/.exec(path) ?? []
  const post = slug ? await shownPostBySlug(slug, now) : undefined
  return post && `/blog/${post.slug}`
}

/** Answers every address without a file; unknown ones get a page with 404. */
export const handler = endpoint(async (event) => {
  if (!['GET', 'HEAD'].includes(event.requestContext.http.method))
    refuse('method-not-allowed', { headers: { allow: 'GET, HEAD' } })
  const path = pathIn(event.rawPath)
  if (!mayBePage(path)) return notFoundAnswer()
  // `publish` draws it; until then the page says the same.
  if (path === kitFile) return elsewhereAnswer(kitPage)
  const page = await renderPath(path, timeOf(event))
  if (page.found) return keptAnswer(event, page)
  if (page.gone) return goneAnswer(page.body)
  const moved = await movedTo(path, timeOf(event))
  return moved ? movedAnswer(moved) : notFoundAnswer(page.body)
}, failureAnswer)
