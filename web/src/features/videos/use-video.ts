import { api, CallError, type ShownVideo, type VideoPage } from '@bong-bari/contract'
import type { VideoItem } from '@bong-bari/site'
import { excerptOfText, withoutMarks } from '@bong-bari/text'
import { useQuery } from '@tanstack/react-query'
import { matchPath } from 'react-router'
import { call, keyOf } from '../../api.ts'
import { useReading } from '../../ui/reading.ts'
import { itemOf } from './videos.ts'

type StoryPost = { slug: string; title: string; excerpt: string }

export type Beside = { kind: 'newer' | 'older' | 'alike'; video: VideoItem }

export type FilmPage = { video: ShownVideo; beside: Beside[]; post: StoryPost | null }

const excerptLength = 140

const storyPost = (post: NonNullable<VideoPage['post']>): StoryPost => ({
  slug: post.slug,
  title: post.title,
  excerpt: post.excerpt?.trim() || excerptOfText(withoutMarks(post.content), excerptLength),
})

/** Only what the page shows: it is part of its HTML. */
export const filmPageOf = ({ video, newer, older, alike, post }: VideoPage): FilmPage => ({
  video,
  beside: [
    ...(newer ? [{ kind: 'newer' as const, video: itemOf(newer) }] : []),
    ...(older ? [{ kind: 'older' as const, video: itemOf(older) }] : []),
    ...alike.map((one) => ({ kind: 'alike' as const, video: itemOf(one) })),
  ],
  post: post && storyPost(post),
})

/** The id in a film's address, if it looks like one. */
export const videoIdOf = (pathname: string) => {
  const { videoId = '' } =
    matchPath({ path: '/videos/:videoId', caseSensitive: true }, pathname)?.params ?? {}
  return /^[\w-]{11}$/.test(videoId) ? videoId : undefined
}

export const videoKey = (videoId: string) => keyOf(api.videos.page, { params: { videoId } })

export type FilmLookup =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'gone' }
  | { state: 'failed'; retry: () => void }
  | { state: 'found'; page: FilmPage }

const readVideo = async (videoId: string, signal: AbortSignal) => {
  try {
    return filmPageOf(await call(api.videos.page, { params: { videoId } }, { signal }))
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (error.status === 410) return 'gone'
    if (error.status === 404 || error.status === 400) return 'missing'
    throw error
  }
}

/** The film page's data; what the HTML brought is not asked for again. */
export const useVideo = (videoId = ''): FilmLookup => {
  const { data, isFetching, refetch } = useQuery({
    ...useReading(),
    queryKey: videoKey(videoId),
    queryFn: ({ signal }) => readVideo(videoId, signal),
    enabled: videoId !== '',
  })
  if (videoId === '') return { state: 'missing' }
  if (data === 'gone' || data === 'missing') return { state: data }
  if (data) return { state: 'found', page: data }
  return isFetching ? { state: 'loading' } : { state: 'failed', retry: () => refetch() }
}
