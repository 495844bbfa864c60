import { endpoint } from '../http/endpoint.ts'
import type { Answer, HttpEvent } from '../http/event.ts'
import { refuse } from '../http/refuse.ts'
import { failureAnswer, notFoundAnswer } from './answers.ts'
import { feed } from './feed.ts'
import { postPage } from './post-page.ts'
import { robots } from './robots.ts'
import { sitemap } from './sitemap.ts'

const documents: Record<string, (event: HttpEvent) => Promise<Answer> | Answer> = {
  '/robots.txt': robots,
  '/sitemap.xml': sitemap,
  '/feed.xml': feed,
}

/** The slug or id in the address of a post; undefined for any other address. */
const slugIn = (path: string) => {
  try {
    return /^\/blog\/([^/]+)$/.exec(decodeURIComponent(path))?.[1]
  } catch {
    return undefined
  }
}

/** Answers every address that no file stands for; what nobody knows is a page with a true 404. */
export const handler = endpoint(async (event) => {
  if (!['GET', 'HEAD'].includes(event.requestContext.http.method))
    refuse('method-not-allowed', { headers: { allow: 'GET, HEAD' } })
  const document = documents[event.rawPath]
  if (document) return document(event)
  const slug = slugIn(event.rawPath)
  return slug ? postPage(event, slug) : notFoundAnswer()
}, failureAnswer)
