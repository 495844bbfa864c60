import { isDocument, listedPages, pathOfPublished } from '@bong-bari/edge'
import { endpoint } from '../http/endpoint.ts'
import { timeOf } from '../http/event.ts'
import { refuse } from '../http/refuse.ts'
import { renderPath } from '../page-rendering/render-path.ts'
import { failureAnswer, goneAnswer, keptAnswer, notFoundAnswer } from './answers.ts'

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
  listedPages.includes(path) || isDocument(path) || /^\/(blog|blog\/in|videos)\/[^/]+$/.test(path)

/** Answers every address that no file stands for; what nobody knows is a page with a true 404. */
export const handler = endpoint(async (event) => {
  if (!['GET', 'HEAD'].includes(event.requestContext.http.method))
    refuse('method-not-allowed', { headers: { allow: 'GET, HEAD' } })
  const path = pathIn(event.rawPath)
  if (!mayBePage(path)) return notFoundAnswer()
  const page = await renderPath(path, timeOf(event))
  if (page.found) return keptAnswer(event, page)
  return page.gone ? goneAnswer(page.body) : notFoundAnswer(page.body)
}, failureAnswer)
