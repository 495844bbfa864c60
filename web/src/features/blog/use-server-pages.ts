import { api, postPageSize } from '@bong-bari/contract'
import { type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { call } from '../../api.ts'
import { useReading, useWaits } from '../../ui/reading.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { keepPages, keptPages } from './kept-pages.ts'
import { headOf } from './post.ts'
import { firstPostsKey, postPagesKey, type ReadPages } from './post-pages.ts'

const readPage = async (client: QueryClient, cursor: string, signal: AbortSignal) => {
  const query = { limit: postPageSize, ...(cursor && { cursor }) }
  const { items, next } = await call(api.posts.list, { query }, { signal })
  const page = { items: items.map(headOf), next }
  if (!cursor)
    client.setQueryData<ReadPages>(firstPostsKey, { pages: [page], pageParams: [cursor] })
  return page
}

/** Restores what was read here before a reload, whose HTML has only the first page. False until done. */
const usePutBack = (client: QueryClient, list: string, isHydrated: boolean) => {
  const [isBack, setBack] = useState(isHydrated)
  useLayoutEffect(() => {
    const kept = keptPages(list)
    if (kept)
      client.setQueryData<ReadPages>(postPagesKey(list), (now) =>
        now && now.pages.length >= kept.pages.length ? now : kept,
      )
    setBack(true)
  }, [client, list])
  return isBack
}

/** The server's posts in pages, as read at this entry of the browser's history. */
export const useServerPages = () => {
  const client = useQueryClient()
  const isHydrated = useHydrated()
  const { key: entry } = useLocation()
  // A link from the list to itself keeps it.
  const [list] = useState(entry)
  const first = client.getQueryState<ReadPages>(firstPostsKey)
  const query = useInfiniteQuery({
    ...useReading(),
    queryKey: postPagesKey(list),
    queryFn: ({ pageParam, signal }) => readPage(client, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    initialData: () => (isHydrated ? keptPages(list) : undefined) ?? first?.data,
    initialDataUpdatedAt: () => first?.dataUpdatedAt,
  })
  const isBack = usePutBack(client, list, isHydrated)
  useEffect(() => {
    if (query.data) keepPages(entry, query.data)
  }, [entry, query.data])
  return [query, { waits: useWaits(query), isBack }] as const
}
