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

/** No such post, or no address that a post could have; anything else is trouble on the way. */
export const isMissing = (error: unknown) =>
  error instanceof CallError && (error.status === 404 || error.status === 400)

/** The server's post, else the built-in one of this slug, else null. */
const readPost = async (slugOrId: string, signal: AbortSignal): Promise<Post | null> => {
  try {
    return drawnOf(await call(api.posts.bySlug, { params: { slug: slugOrId } }, { signal }))
  } catch (error) {
    if (!isMissing(error)) throw error
    const { builtInPost } = await import('./built-in-post.ts')
    return builtInPost(slugOrId) ?? null
  }
}

/** The post with this slug or id; what stood in the HTML is not asked for again. */
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
