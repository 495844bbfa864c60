import { fallbackLatest, fallbackPopular, fallbackVideos, type VideoItem } from '@bong-bari/site'

/** Undefined where the server has none. */
export type Videos = readonly VideoItem[] | undefined

const rowLength = 3

/** Windows that the page of all videos shows at first, and adds each time. */
export const videosPerStep = 24

const fallback = { latest: fallbackLatest, popular: fallbackPopular }

export const itemOf = ({ videoId, thumbnail, title, publishedAt }: VideoItem): VideoItem => ({
  videoId,
  thumbnail,
  title,
  publishedAt,
})

/** The row of a list; the fallback where it is missing or empty. */
export const rowOf = (list: keyof typeof fallback, videos: Videos) =>
  videos?.length ? videos.slice(0, rowLength) : fallback[list]

/** All videos, newest first; the fallback list where there are none. */
export const allOf = (videos: Videos): readonly VideoItem[] =>
  videos?.length ? videos : fallbackVideos
