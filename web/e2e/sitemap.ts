import type { APIRequestContext } from '@playwright/test'

const locationsOf = async (request: APIRequestContext, path: string) => {
  const text = await (await request.get(path)).text()
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
}

/** The paths that the sitemaps list which `/sitemap.xml` names. */
export const listedIn = async (request: APIRequestContext) => {
  const named = await locationsOf(request, '/sitemap.xml')
  return (await Promise.all(named.map((path) => locationsOf(request, path)))).flat()
}
