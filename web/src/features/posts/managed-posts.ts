import { api, limits, type ManagedPost, type Page } from '@bong-bari/contract'
import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'
import { call, hasSession, keyOf } from '../../api.ts'
import { changeQuery, whenIdle } from '../../office/change-query.ts'
import { showFailure } from '../../office/failure.ts'
import { useRestore } from '../../office/restore.ts'
import { toast } from '../../ui/toast.tsx'

type PostPages = InfiniteData<Page<ManagedPost[]>, string>

const listKey = keyOf(api.posts.managedList)
const limit = limits.postPage.default

const readPage = async (q: string, cursor: string, signal: AbortSignal) => {
  const ask = (from: string | undefined) =>
    call(api.posts.managedList, { query: { limit, q: q || undefined, cursor: from } }, { signal })
  let page = await ask(cursor || undefined)
  // A search says so where it has not found anything yet, and goes on from there.
  while (q && !page.items.length && page.next) page = await ask(page.next)
  return page
}

/**
 * The posts of all loaded pages that have the words of `q`, newest first; `content` is only the
 * beginning of each.
 */
export const useManagedPosts = (q: string) => {
  const query = useInfiniteQuery({
    queryKey: q ? [...listKey, q] : listKey,
    queryFn: ({ pageParam, signal }) => readPage(q, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // The list stays on the screen until what a search finds has come.
    placeholderData: keepPreviousData,
    enabled: hasSession,
    refetchOnWindowFocus: whenIdle,
  })
  return { ...query, posts: query.data?.pages.flatMap(({ items }) => items) }
}

/** One whole post, as it stands now: what is edited must not be an old copy. */
export const useWholePost = (id: string) =>
  useQuery({
    queryKey: keyOf(api.posts.managed, { params: { id } }),
    queryFn: ({ signal }) => call(api.posts.managed, { params: { id } }, { signal }),
    gcTime: 0,
  })

/**
 * Answers go into the list as they are: its index may lag behind them for a moment. `page` is the number of
 * a page of the list; undefined in a search, where what is found is for the server to say.
 */
const changeList = (
  client: QueryClient,
  change: (posts: ManagedPost[], page: number | undefined) => ManagedPost[],
) => {
  for (const { queryKey } of client.getQueryCache().findAll({ queryKey: listKey }))
    changeQuery<PostPages>(client, queryKey, (data) => ({
      ...data,
      pages: data.pages.map((page, place) => ({
        ...page,
        items: change(page.items, queryKey.length === listKey.length ? place : undefined),
      })),
    }))
}

const without = (posts: ManagedPost[], id: string) => posts.filter((one) => one.id !== id)

/** Puts a created or edited post into the list. */
export const useStorePost = () => {
  const client = useQueryClient()
  return (post: ManagedPost, { isNew }: { isNew: boolean }) =>
    changeList(client, (posts, page) =>
      isNew
        ? [...(page === 0 ? [post] : []), ...without(posts, post.id)]
        : posts.map((one) => (one.id === post.id ? post : one)),
    )
}

const newestFirst = (a: ManagedPost, b: ManagedPost) => (a.createdAt < b.createdAt ? 1 : -1)

/** Puts a restored post among the others again, on the page where it stood. */
const showAgain = (client: QueryClient, post: ManagedPost, stoodOn: number) =>
  changeList(client, (posts, page) => {
    const others = without(posts, post.id)
    return page === stoodOn ? [...others, post].sort(newestFirst) : others
  })

const pageWith = (client: QueryClient, id: string) =>
  client
    .getQueryData<PostPages>(listKey)
    ?.pages.findIndex(({ items }) => items.some((one) => one.id === id)) ?? 0

export const removePost = (id: string) => call(api.posts.remove, { params: { id } })

export const useDeletePost = (post: ManagedPost, onDone: () => void) => {
  const { id, title } = post
  const client = useQueryClient()
  const [stoodOn] = useState(() => pageWith(client, id))
  const restore = useRestore(({ slug }) =>
    showAgain(client, { ...post, slug: slug ?? post.slug }, stoodOn),
  )
  return useMutation({
    mutationFn: () => removePost(id),
    onSuccess: () => {
      changeList(client, (posts) => without(posts, id))
      toast({
        title: 'Post Deleted!',
        description: `“${title}” is no longer on the blog.`,
        action: { label: 'Undo', run: () => restore.mutate({ kind: 'post', id }) },
      })
      onDone()
    },
    onError: (error) =>
      showFailure(error, {
        title: 'Failed to Delete Post',
        fallback: 'Failed to delete blog post.',
      }),
  })
}
