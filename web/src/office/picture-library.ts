import { api, type ListedPicture, type Page, type Picture } from '@bong-bari/contract'
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { call, hasSession, keyOf } from '../api.ts'
import { changeQuery, whenIdle } from './change-query.ts'

type PicturePages = InfiniteData<Page<ListedPicture[]>, string>

const { list } = api.pictures
const listKey = keyOf(list)

const readPage = async (status: 'unused' | undefined, from: string, signal: AbortSignal) => {
  const ask = (cursor: string | undefined) => call(list, { query: { status, cursor } }, { signal })
  let page = await ask(from || undefined)
  // A page may hold only used ones; then the next may have some.
  while (!page.items.length && page.next) page = await ask(page.next)
  return page
}

/** All loaded pictures, newest first; `unused` limits them to those that nothing refers to. */
export const usePictures = (status?: 'unused') => {
  const query = useInfiniteQuery({
    queryKey: status ? [...listKey, status] : listKey,
    queryFn: ({ pageParam, signal }) => readPage(status, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    enabled: hasSession,
    refetchOnWindowFocus: whenIdle,
    // A recent save may have changed which are used.
    refetchOnMount: 'always',
  })
  return { ...query, pictures: query.data?.pages.flatMap(({ items }) => items) }
}

export const useStorePicture = () => {
  const client = useQueryClient()
  return (saved: Picture) => {
    for (const { queryKey } of client.getQueryCache().findAll({ queryKey: listKey }))
      changeQuery<PicturePages>(client, queryKey, (data) => ({
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          items: page.items.map((one) => (one.id === saved.id ? { ...one, ...saved } : one)),
        })),
      }))
  }
}

export const nameOfPicture = ({ altEn, altBn, width, height }: ListedPicture) =>
  altEn ?? altBn ?? `Picture of ${width} × ${height}`
