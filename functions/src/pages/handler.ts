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

/** The path that is asked for, by the visitor's address or by that of its file. */
const pathIn = (rawPath: string) => {
  try {
    return decodeURIComponent(pathOfPublished(rawPath))
  } catch {
    return rawPath
  }
}

/** Whether an address looks like one of ours: a page may stand there, or its own word that none does. */
const mayBePage = (path: string) =>
  listedPages.includes(path) ||
  isDocument(path) ||
  /^\/(blog|blog\/in|videos|tags)\/[^/]+$/.test(path)

/** Where a post stands by now that had another slug. */
const movedTo = async (path: string, now: Date) => {
  const [, slug] = /^\/blog\/([a-z0-9-]{1,200})$/.exec(path) ?? []
  const post = slug ? await shownPostBySlug(slug, now) : undefined
  return post && `/blog/${post.slug}`
}

/** Answers every address that no file stands for; what nobody knows is a page with a true 404. */
export const handler = endpoint(async (event) => {
  if (!['GET', 'HEAD'].includes(event.requestContext.http.method))
    refuse('method-not-allowed', { headers: { allow: 'GET, HEAD' } })
  const path = pathIn(event.rawPath)
  if (!mayBePage(path)) return notFoundAnswer()
  // Who publishes draws it; until then the page says the same.
  if (path === kitFile) return elsewhereAnswer(kitPage)
  const page = await renderPath(path, timeOf(event))
  if (page.found) return keptAnswer(event, page)
  if (page.gone) return goneAnswer(page.body)
  const moved = await movedTo(path, timeOf(event))
  return moved ? movedAnswer(moved) : notFoundAnswer(page.body)
}, failureAnswer)
