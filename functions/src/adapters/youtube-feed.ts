import { parseXml, type XmlElement } from './xml.ts'
import { YoutubeFailure } from './youtube-failure.ts'
import { fetchText } from './youtube-fetch.ts'
import { asVideo, type ToldVideo } from './youtube-video.ts'

/** Fifteen entries with the longest descriptions are about 300 KB. */
const largestFeed = 1024 * 1024

const parseFeed = (text: string) => {
  try {
    return parseXml(text)
  } catch {
    throw new YoutubeFailure('malformed')
  }
}

const at = (element: XmlElement | undefined, ...path: string[]): XmlElement | undefined =>
  path.reduce((found, name) => found?.children.find((child) => child.name === name), element)

const videoOf = (entry: XmlElement) => {
  const media = at(entry, 'media:group')
  return asVideo({
    videoId: at(entry, 'yt:videoId')?.text.trim() ?? '',
    title: at(entry, 'title')?.text ?? '',
    description: at(media, 'media:description')?.text,
    publishedAt: at(entry, 'published')?.text.trim() ?? '',
    thumbnails: [at(media, 'media:thumbnail')?.attributes.get('url')],
    views: at(media, 'media:community', 'media:statistics')?.attributes.get('views'),
  })
}

/**
 * The newest 15 uploads from the public feed, which needs no key. It has no durations and marks a
 * premiere only by a future date.
 */
export const readFeed = async (
  { address, channelId, deadline }: { address: string; channelId: string; deadline: number },
  now: Date,
): Promise<ToldVideo[]> => {
  const url = new URL(address)
  url.searchParams.set('channel_id', channelId)
  const feed = parseFeed(await fetchText(url, { deadline, limit: largestFeed }))
  if (feed.name !== 'feed') throw new YoutubeFailure('malformed')
  return feed.children
    .filter(({ name }) => name === 'entry')
    .flatMap((entry) => videoOf(entry) ?? [])
    .filter(({ publishedAt }) => new Date(publishedAt) <= now)
}
