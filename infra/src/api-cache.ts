import type { Route } from '@bong-bari/contract'

/** Part of the API that CloudFront may keep answers of. */
export type CachedPath = {
  /** CloudFront's path pattern. */
  pattern: string
  /** The longest that any of its answers may be kept. */
  seconds: number
  /** A session's call falls under the pattern too, so the bearer must reach the API. */
  bearer: boolean
}

const patternOf = (path: string) => path.replace(/\{\w+\}/g, '*')

const covers = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(path)

/** Exact patterns first, then those that say more: CloudFront takes the first that fits. */
const precedence = (a: CachedPath, b: CachedPath) =>
  Number(a.pattern.includes('*')) - Number(b.pattern.includes('*')) ||
  b.pattern.length - a.pattern.length

/** The path patterns of all routes that say how long their answer may be kept, most exact first. */
export const cachedPaths = (routes: readonly Pick<Route, 'path' | 'access' | 'cache'>[]) => {
  const seconds = new Map<string, number>()
  for (const { path, cache = 0 } of routes)
    if (cache) seconds.set(patternOf(path), Math.max(cache, seconds.get(patternOf(path)) ?? 0))
  return [...seconds]
    .map(
      ([pattern, longest]): CachedPath => ({
        pattern,
        seconds: longest,
        bearer: routes.some(({ access, path }) => access === 'admin' && covers(pattern, path)),
      }),
    )
    .sort(precedence)
}
