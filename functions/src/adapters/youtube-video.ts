import { type Video, video } from '@bong-bari/contract'
import { cut } from '@bong-bari/text'

/** Its beginning. */
export type DescribedVideo = Video & { description: string }

type Told = {
  videoId: string
  title: string
  description?: string | undefined
  publishedAt: string
  /** Best first. */
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

/** Up to the first empty line; then come links and hashtags. */
const mostLines = 4
const mostLetters = 400
const isProse = (line: string) => /[\p{L}\p{N}]/u.test(line.replace(/https?:\/\/\S+|[#@]\S+/g, ''))

const beginningOf = (description: string) => {
  const lines = description
    .slice(0, 5_000)
    .split('\n')
    .map((line) => line.trim())
  const prose = lines.filter(isProse).slice(0, mostLines).join('\n')
  return cut(prose, mostLetters)
}

/** Undefined where required facts are missing. */
export const asVideo = (told: Told): DescribedVideo | undefined => {
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
  return data?.title ? { ...data, description: beginningOf(told.description ?? '') } : undefined
}
