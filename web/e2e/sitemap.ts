import type { APIRequestContext } from '@playwright/test'

/** The paths that the sitemap lists. */
export const listedIn = async (request: APIRequestContext) => {
  const text = await (await request.get('/sitemap.xml')).text()
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
}
