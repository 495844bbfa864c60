import { api, limits } from '@bong-bari/contract'
import { hasTypedWords, searchWords, typedWords } from '@bong-bari/text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call, hasSession, keyOf } from '../../api.ts'
import { type Linked, linkedPost, shownVideos } from './linked.ts'

type Found = { links: readonly Linked[]; hasMore: boolean }

export type FoundQuery = {
  found: Found | undefined
  isError: boolean
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** Drawn at once; search finds the others. */
const most = limits.postSearch.page

/** Videos whose title has a word beginning with each word of `text`. */
export const useFoundVideos = (text: string): FoundQuery => {
  const { data, ...query } = useQuery(shownVideos)
  const found = useMemo(() => {
    const typed = typedWords(text)
    const links = data?.filter(({ title }) => hasTypedWords(searchWords(title), typed))
    return links && { links: links.slice(0, most), hasMore: links.length > most }
  }, [data, text])
  return { ...query, found }
}

const { managedList } = api.posts

const findPosts = async (q: string, signal: AbortSignal): Promise<Found> => {
  const ask = (cursor: string | undefined) =>
    call(managedList, { query: { limit: most, q: q || undefined, cursor } }, { signal })
  let page = await ask(undefined)
  // A page of a search may be empty and still have a next one.
  while (q && !page.items.length && page.next) page = await ask(page.next)
  return {
    links: page.items.map(linkedPost),
    hasMore: Boolean(page.next),
  }
}

/** Posts of any status that match `text`, newest first. */
export const useFoundPosts = (text: string): FoundQuery => {
  const { data, ...query } = useQuery({
    queryKey: [...keyOf(managedList), 'links', text],
    queryFn: ({ signal }) => findPosts(text, signal),
    placeholderData: keepPreviousData,
    enabled: hasSession,
  })
  return { ...query, found: data }
}
