import type { PublicNumbers } from '@bong-bari/contract'
import { clientSettings, limitMs } from '@bong-bari/table/timeout'
import * as z from 'zod/mini'
import { parseXml, type XmlElement } from './xml.ts'
import { type DescribedVideo, parseVideo, readUploads, readVideosById } from './youtube-api.ts'
import { callYoutube, fetchText, type YoutubeApi, YoutubeFailure } from './youtube-fetch.ts'

/** A channel on YouTube. Calls reject with YoutubeFailure. */
export type Channel = {
  id: string
  /** Reads at least `enough` videos, if there are so many. */
  newest: (enough: number) => Promise<DescribedVideo[]>
  all: () => Promise<DescribedVideo[]>
  /** Reads these videos again, for their current views. Videos that are gone are left out. */
  again: (ids: string[]) => Promise<DescribedVideo[]>
  /** Whether `again` knows every video. A feed knows only the newest. */
  tellsOfAll: boolean
  /** Reads the channel's numbers; all are null if the videos came from a feed. */
  numbers: () => Promise<PublicNumbers>
}

const count = z.optional(z.union([z.string(), z.number()]))

/** For a missing channel YouTube's answer has no `items`. */
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

const parseNumber = (given: z.output<typeof count>) =>
  /^\d{1,15}$/.test(String(given)) ? Number(given) : null

const unknownNumbers: PublicNumbers = { subscribers: null, views: null, videos: null }

/** Reads the channel's numbers, with null for hidden subscribers. Costs one unit of quota. */
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
    subscribers: hiddenSubscriberCount ? null : parseNumber(subscriberCount),
    views: parseNumber(viewCount),
    videos: parseNumber(videoCount),
  }
}

const openThroughApi = (api: YoutubeApi): Channel => ({
  id: api.channelId,
  newest: (enough) => readUploads(api, enough),
  all: () => readUploads(api, Number.POSITIVE_INFINITY),
  again: (ids) => readVideosById(api, ids),
  tellsOfAll: true,
  numbers: () => readNumbers(api),
})

/** Fifteen entries are at most about 300 KB. */
const maxFeedBytes = 1024 * 1024

const parseFeed = (text: string) => {
  try {
    return parseXml(text)
  } catch {
    throw new YoutubeFailure('malformed')
  }
}

const findElement = (element: XmlElement | undefined, ...path: string[]): XmlElement | undefined =>
  path.reduce((parent, name) => parent?.children.find((child) => child.name === name), element)

const parseEntry = (entry: XmlElement) => {
  const media = findElement(entry, 'media:group')
  return parseVideo({
    videoId: findElement(entry, 'yt:videoId')?.text.trim() ?? '',
    title: findElement(entry, 'title')?.text ?? '',
    description: findElement(media, 'media:description')?.text,
    publishedAt: findElement(entry, 'published')?.text.trim() ?? '',
    thumbnails: [findElement(media, 'media:thumbnail')?.attributes.get('url')],
    views: findElement(media, 'media:community', 'media:statistics')?.attributes.get('views'),
  })
}

/**
 * Reads the newest 15 videos without a key. The feed has no durations and does not mark premieres: a scheduled one has no views, and its date
 * may be past. So a new upload is left out until somebody has watched it.
 */
const readFeed = async (
  { address, channelId, deadline }: { address: string; channelId: string; deadline: number },
  now: Date,
): Promise<DescribedVideo[]> => {
  const url = new URL(address)
  url.searchParams.set('channel_id', channelId)
  const feed = parseFeed(await fetchText(url, { deadline, limit: maxFeedBytes }))
  if (feed.name !== 'feed') throw new YoutubeFailure('malformed')
  return feed.children
    .filter(({ name }) => name === 'entry')
    .flatMap((entry) => parseEntry(entry) ?? [])
    .filter(({ publishedAt, views }) => new Date(publishedAt) <= now && views !== 0)
}

const openThroughFeed = (channelId: string, now: Date, deadline: number): Channel => {
  const address = process.env.YOUTUBE_FEED_URL || 'https://www.youtube.com/feeds/videos.xml'
  const read = () => readFeed({ address, channelId, deadline }, now)
  const numbers = async () => unknownNumbers
  return { id: channelId, newest: read, all: read, again: read, tellsOfAll: false, numbers }
}

const parameterTimeoutMs = 5_000
const parameterPatience = { requestMs: 1_500, attempts: 2 }

const readParameter = async (name: string): Promise<string> => {
  const { GetParameterCommand, SSMClient } = await import('@aws-sdk/client-ssm')
  const command = new GetParameterCommand({ Name: name, WithDecryption: true })
  const abortSignal = AbortSignal.timeout(limitMs(parameterTimeoutMs))
  const { Parameter } = await new SSMClient(clientSettings(parameterPatience)).send(command, {
    abortSignal,
  })
  if (!Parameter?.Value) throw new YoutubeFailure('no-key')
  return Parameter.Value
}

/** Each key is read once in an instance; a failed reading is retried. */
const keyReadings = new Map<string, Promise<string>>()

const readKeyOnce = async (parameter: string) => {
  const reading = keyReadings.get(parameter) ?? readParameter(parameter)
  keyReadings.set(parameter, reading)
  try {
    return await reading
  } catch {
    keyReadings.delete(parameter)
    throw new YoutubeFailure('no-key')
  }
}

/** Reads the key from YOUTUBE_API_KEY or the parameter store, if one is configured. */
const readApiKey = async (): Promise<string | undefined> => {
  const { YOUTUBE_API_KEY: key, YOUTUBE_API_KEY_PARAMETER: parameter } = process.env
  if (key) return key
  return parameter ? readKeyOnce(parameter) : undefined
}

/** Opens the configured channel: through the Data API with a key, through the feed without. Undefined if none is configured. `deadline` is a time of `performance.now()`. */
export const openChannel = async (now: Date, deadline: number): Promise<Channel | undefined> => {
  const { YOUTUBE_CHANNEL_ID: channelId, YOUTUBE_API_URL } = process.env
  if (!channelId) return undefined
  const key = await readApiKey()
  if (!key) return openThroughFeed(channelId, now, deadline)
  const base = YOUTUBE_API_URL || 'https://www.googleapis.com/youtube/v3'
  return openThroughApi({ base, key, channelId, deadline })
}
