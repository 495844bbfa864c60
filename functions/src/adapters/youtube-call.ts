import type * as z from 'zod/mini'
import { YoutubeFailure } from './youtube-failure.ts'
import { fetchText } from './youtube-fetch.ts'

export type YoutubeApi = {
  base: string
  key: string
  channelId: string
  /** Milliseconds of `performance.now()`. */
  deadline: number
}

/** Fifty videos are about 1.5 MB. */
const largestAnswer = 4 * 1024 * 1024

const parseAnswer = <Schema extends z.ZodMiniType>(text: string, schema: Schema) => {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    throw new YoutubeFailure('malformed')
  }
}

type Asked<Schema> = {
  resource: 'channels' | 'playlistItems' | 'videos'
  params: Record<string, string>
  schema: Schema
}

/** One unit of quota. */
export const callYoutube = async <Schema extends z.ZodMiniType>(
  { base, key, deadline }: YoutubeApi,
  { resource, params, schema }: Asked<Schema>,
): Promise<z.output<Schema>> => {
  const url = new URL(`${base.replace(/\/+$/, '')}/${resource}`)
  for (const [name, value] of Object.entries({ ...params, key })) url.searchParams.set(name, value)
  return parseAnswer(await fetchText(url, { deadline, limit: largestAnswer }), schema)
}
