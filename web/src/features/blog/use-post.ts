import { api, CallError } from '@bong-bari/contract'
import { useQuery } from '@tanstack/react-query'
import { call, keyOf } from '../../api.ts'
import { drawnOf, type Post } from './post.ts'

export type PostLookup =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed'; retry: () => void }
  | { state: 'found'; post: Post }

export const postKey = (slugOrId: string) => keyOf(api.posts.bySlug, { params: { slug: slugOrId } })

/** No such post, or an address no post can have; other errors are failures. */
export const isMissing = (error: unknown) =>
  error instanceof CallError && (error.status === 404 || error.status === 400)

/** The server's post, else the built-in one, else null. */
const readPost = async (slugOrId: string, signal: AbortSignal): Promise<Post | null> => {
  try {
    return drawnOf(await call(api.posts.bySlug, { params: { slug: slugOrId } }, { signal }))
  } catch (error) {
    if (!isMissing(error)) throw error
    const { builtInPost } = await import('./built-in-post.ts')
    return builtInPost(slugOrId) ?? null
  }
}

/** The post with this slug or id; what the HTML brought is not asked for again. */
export const usePost = (slugOrId = ''): PostLookup => {
  const { data, isFetching, refetch } = useQuery({
    queryKey: postKey(slugOrId),
    queryFn: ({ signal }) => readPost(slugOrId, signal),
    enabled: slugOrId !== '',
  })
  if (data) return { state: 'found', post: data }
  if (isFetching) return { state: 'loading' }
  if (data === null || slugOrId === '') return { state: 'missing' }
  return { state: 'failed', retry: () => refetch() }
}
