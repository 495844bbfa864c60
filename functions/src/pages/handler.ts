import notFoundPage from '../../../web/dist/client/404.html'
import { endpoint } from '../http/endpoint.ts'
import { refuse } from '../http/refuse.ts'

/** Answers every address that no built page has: the designed page, with the true status. */
export const handler = endpoint(async ({ requestContext }) => {
  if (!['GET', 'HEAD'].includes(requestContext.http.method))
    refuse('method-not-allowed', { headers: { allow: 'GET, HEAD' } })
  return {
    statusCode: 404,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    body: notFoundPage,
  }
})
