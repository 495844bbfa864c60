import type { ToldNumbers } from '@bong-bari/contract'
import * as z from 'zod/mini'
import { callYoutube, type YoutubeApi } from './youtube-call.ts'
import { YoutubeFailure } from './youtube-failure.ts'

const count = z.optional(z.union([z.string(), z.number()]))

/** A missing channel has no `items` at all. */
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

export const untold: ToldNumbers = { subscribers: null, views: null, videos: null }

/** Hidden subscribers stay undefined. Costs one unit of quota. */
export const readNumbers = async (api: YoutubeApi): Promise<ToldNumbers> => {
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
