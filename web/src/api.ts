import type { Route } from '@bong-bari/contract'
import { QueryClient, type QueryFunction } from '@tanstack/react-query'
import { call, isUnauthorized } from './call.ts'
import { onAuthChange, readSession } from './plain/session.ts'

export * from './call.ts'

const isApiPath = (path: string): path is Route['path'] => path.startsWith('/api/')

/** GETs the path in a query key, whose parts are joined with `/`. */
export const getQueryFn =
  ({ on401 }: { on401: 'throw' | 'returnNull' }): QueryFunction =>
  async ({ queryKey, signal }) => {
    const path = queryKey.join('/')
    if (!isApiPath(path)) throw new Error(`The query key ${path} is no path of the API.`)
    const route = { method: 'GET', path, access: 'admin' } as const
    try {
      return await call(route, undefined, { signal })
    } catch (error) {
      if (on401 === 'returnNull' && isUnauthorized(error)) return null
      throw error
    }
  }

/** By default: no retry, polling, refetch on focus or staleness. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: getQueryFn({ on401: 'throw' }),
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        staleTime: Number.POSITIVE_INFINITY,
        // Offline calls fail at once instead of waiting silently.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

export const queryClient = createQueryClient()

let lastSessionId = readSession().sessionId

const dropCacheOfOldSession = () => {
  const { sessionId } = readSession()
  if (lastSessionId && lastSessionId !== sessionId) queryClient.clear()
  lastSessionId = sessionId
}

if (typeof window !== 'undefined') onAuthChange(dropCacheOfOldSession)
