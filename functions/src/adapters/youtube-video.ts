import { type Video, video } from '@bong-bari/contract'

type Told = {
  videoId: string
  title: string
  publishedAt: string
  /** Addresses of pictures, the best first. */
  thumbnails: (string | undefined)[]
  views: string | number | undefined
  duration?: number | undefined
}

const pictureHost = 'i.ytimg.com'

const isPicture = (address: string | undefined): address is string => {
  const url = URL.parse(address ?? '')
  return url?.protocol === 'https:' && url.host === pictureHost && !url.username
}

const count = (given: string | number | undefined) =>
  /^\d{1,15}$/.test(String(given)) ? Number(given) : undefined

/** A video as the site lists it, or undefined when what was told of it does not make one. */
export const asVideo = (told: Told): Video | undefined => {
  const published = new Date(told.publishedAt)
  if (Number.isNaN(published.getTime())) return undefined
  const views = count(told.views)
  const { data } = video.safeParse({
    videoId: told.videoId,
    title: told.title.trim(),
    publishedAt: published.toISOString(),
    thumbnail:
      told.thumbnails.find(isPicture) ?? `https://${pictureHost}/vi/${told.videoId}/hqdefault.jpg`,
    ...(views !== undefined && { views }),
    ...(told.duration && { duration: told.duration }),
  })
  return data?.title ? data : undefined
}
