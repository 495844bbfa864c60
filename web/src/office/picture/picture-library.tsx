import { api, type Page, type Picture } from '@bong-bari/contract'
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { call, hasSession, keyOf } from '../../api.ts'
import { ListFailed, ListLoading } from '../list/list-states.tsx'
import { changeQuery, refetchUnlessMutating } from '../resource/resource.ts'

type PicturePages = InfiniteData<Page<Picture[]>, string>

const { list } = api.pictures
export const pictureListKey = keyOf(list)

/** Lists all loaded pictures, newest first. */
export const usePictures = () => {
  const query = useInfiniteQuery({
    queryKey: pictureListKey,
    queryFn: ({ pageParam, signal }) =>
      call(list, { query: { cursor: pageParam || undefined } }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    enabled: hasSession,
    refetchOnWindowFocus: refetchUnlessMutating,
  })
  return { ...query, pictures: query.data?.pages.flatMap(({ items }) => items) }
}

export const useStorePicture = () => {
  const client = useQueryClient()
  return (saved: Picture) =>
    changeQuery<PicturePages>(client, pictureListKey, (data) => ({
      ...data,
      pages: data.pages.map((page) => ({
        ...page,
        items: page.items.map((one) => (one.id === saved.id ? saved : one)),
      })),
    }))
}

export const nameOfPicture = ({ alt, width, height }: Picture) =>
  alt ?? `Picture of ${width} × ${height}`

type Query = Pick<ReturnType<typeof usePictures>, 'error' | 'refetch'>

export const PicturesLoading = ({ query: { error, refetch } }: { query: Query }) =>
  error ? (
    <ListFailed
      title="The pictures could not be loaded"
      error={error}
      onRetry={() => void refetch()}
    />
  ) : (
    <ListLoading label="Loading the pictures..." />
  )
