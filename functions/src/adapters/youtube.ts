import type { PublicNumbers } from '@bong-bari/contract'
import { clientSettings } from '@bong-bari/table/patience'
import * as z from 'zod/mini'
import { parseXml, type XmlElement } from './xml.ts'
import { asVideo, type DescribedVideo, readUploads, readVideosById } from './youtube-api.ts'
import { callYoutube, fetchText, type YoutubeApi, YoutubeFailure } from './youtube-fetch.ts'

/** Calls throw YoutubeFailure. */
export type Channel = {
  id: string
  /** At least `enough`, if there are. */
  newest: (enough: number) => Promise<DescribedVideo[]>
  all: () => Promise<DescribedVideo[]>
  /** Existing ones, with current views. */
  again: (ids: string[]) => Promise<DescribedVideo[]>
  /** Whether `again` knows all; a feed knows only the newest. */
  tellsOfAll: boolean
  /** Empty from the feed. */
  numbers: () => Promise<PublicNumbers>
}

const count = z.optional(z.union([z.string(), z.number()]))

/** Absent for a missing channel. */
const answer = z.object({
  items: z.optional(
    z.array(
      z.object({
        statistics: z.object({
          subscriberCount: count,
          hiddenSubscriberCount: z.optional(z.boolean()),
          viewCount: count,
          videoCount: count,
        }),
      }),
    ),
  ),
})

const numberOf = (told: z.output<typeof count>) =>
  /^\d{1,15}$/.test(String(told)) ? Number(told) : null

const untold: PublicNumbers = { subscribers: null, views: null, videos: null }

/** Hidden subscribers are null. One unit of quota. */
const readNumbers = async (api: YoutubeApi): Promise<PublicNumbers> => {
  const { items } = await callYoutube(api, {
    resource: 'channels',
    params: { part: 'statistics', fields: 'items(statistics)', id: api.channelId },
    schema: answer,
  })
  const { statistics } = items?.[0] ?? {}
  if (!statistics) throw new YoutubeFailure('not-found')
  const { subscriberCount, hiddenSubscriberCount, viewCount, videoCount } = statistics
  return {
    subscribers: hiddenSubscriberCount ? null : numberOf(subscriberCount),
    views: numberOf(viewCount),
    videos: numberOf(videoCount),
  }
}

const throughApi = (api: YoutubeApi): Channel => ({
  id: api.channelId,
  newest: (enough) => readUploads(api, enough),
  all: () => readUploads(api, Number.POSITIVE_INFINITY),
  again: (ids) => readVideosById(api, ids),
  tellsOfAll: true,
  numbers: () => readNumbers(api),
})

/** Fifteen entries are at most about 300 KB. */
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
 * The newest 15, without a key. The feed has no durations and does not mark a premiere: one to come has no
 * views, and its date may be past. A new upload is left out until somebody has seen it.
 */
const readFeed = async (
  { address, channelId, deadline }: { address: string; channelId: string; deadline: number },
  now: Date,
): Promise<DescribedVideo[]> => {
  const url = new URL(address)
  url.searchParams.set('channel_id', channelId)
  const feed = parseFeed(await fetchText(url, { deadline, limit: largestFeed }))
  if (feed.name !== 'feed') throw new YoutubeFailure('malformed')
  return feed.children
    .filter(({ name }) => name === 'entry')
    .flatMap((entry) => videoOf(entry) ?? [])
    .filter(({ publishedAt, views }) => new Date(publishedAt) <= now && views !== 0)
}

const throughFeed = (channelId: string, now: Date, deadline: number): Channel => {
  const address = process.env.YOUTUBE_FEED_URL || 'https://www.youtube.com/feeds/videos.xml'
  const read = () => readFeed({ address, channelId, deadline }, now)
  const numbers = async () => untold
  return { id: channelId, newest: read, all: read, again: read, tellsOfAll: false, numbers }
}

const patience = 5000
const parameterPatience = { requestMs: 1_500, attempts: 2 }

const readParameter = async (name: string): Promise<string> => {
  const { GetParameterCommand, SSMClient } = await import('@aws-sdk/client-ssm')
  const command = new GetParameterCommand({ Name: name, WithDecryption: true })
  const abortSignal = AbortSignal.timeout(patience)
  const { Parameter } = await new SSMClient(clientSettings(parameterPatience)).send(command, {
    abortSignal,
  })
  if (!Parameter?.Value) throw new YoutubeFailure('no-key')
  return Parameter.Value
}

/** Once per environment; failures are retried. */
const keptKeys = new Map<string, Promise<string>>()

const keyIn = async (parameter: string) => {
  const reading = keptKeys.get(parameter) ?? readParameter(parameter)
  keptKeys.set(parameter, reading)
  try {
    return await reading
  } catch {
    keptKeys.delete(parameter)
    throw new YoutubeFailure('no-key')
  }
}

/** From YOUTUBE_API_KEY or the parameter store, if any. */
const apiKey = async (): Promise<string | undefined> => {
  const { YOUTUBE_API_KEY: key, YOUTUBE_API_KEY_PARAMETER: parameter } = process.env
  if (key) return key
  return parameter ? keyIn(parameter) : undefined
}

/** The Data API with a key, else the feed; undefined if unconfigured. `deadline` is of `performance.now()`. */
export const openChannel = async (now: Date, deadline: number): Promise<Channel | undefined> => {
  const { YOUTUBE_CHANNEL_ID: channelId, YOUTUBE_API_URL } = process.env
  if (!channelId) return undefined
  const key = await apiKey()
  if (!key) return throughFeed(channelId, now, deadline)
  const base = YOUTUBE_API_URL || 'https://www.googleapis.com/youtube/v3'
  return throughApi({ base, key, channelId, deadline })
}
