import { limitMs } from '@bong-bari/table/timeout'
import type * as z from 'zod/mini'

/** What the log says to the operator. */
const sentences = {
  timeout: 'YouTube did not answer in time.',
  unreachable: 'YouTube could not be reached.',
  quota: "The day's YouTube quota is used up.",
  refused: 'YouTube refused the request: check the API key and what it may be used for.',
  'not-found': 'YouTube knows no such channel: check YOUTUBE_CHANNEL_ID.',
  unavailable: 'YouTube answered with an error of its own.',
  'too-large': 'The answer of YouTube was too large.',
  malformed: 'The answer of YouTube could not be read.',
  empty: 'YouTube named no public video of the channel.',
  'no-key': 'The API key could not be read from YOUTUBE_API_KEY_PARAMETER.',
} as const

export type YoutubeReason = keyof typeof sentences

/** Carries nothing of the request or the answer, so that neither the key nor foreign text is logged. */
export class YoutubeFailure extends Error {
  reason: YoutubeReason
  constructor(reason: YoutubeReason) {
    super(sentences[reason])
    this.name = 'YoutubeFailure'
    this.reason = reason
  }
}

/** A request with its whole answer may take this long. */
const timeoutMs = 5_000

const readText = async (response: Response, limit: number) => {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > limit) throw new YoutubeFailure('too-large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const findReason = (status: number, text: string): YoutubeReason => {
  if (status === 429 || /"(quota|dailyLimit|rateLimit|userRateLimit)Exceeded"/.test(text))
    return 'quota'
  if (status === 404) return 'not-found'
  return status < 500 ? 'refused' : 'unavailable'
}

/** Fetches a text of at most `limit` bytes until `deadline`, a time of `performance.now()`. Rejects with YoutubeFailure. */
export const fetchText = async (
  url: URL,
  { deadline, limit }: { deadline: number; limit: number },
): Promise<string> => {
  const remainingMs = Math.floor(Math.min(limitMs(timeoutMs), deadline - performance.now()))
  if (remainingMs <= 0) throw new YoutubeFailure('timeout')
  const signal = AbortSignal.timeout(remainingMs)
  try {
    const response = await fetch(url, { signal })
    const text = await readText(response, limit)
    if (!response.ok) throw new YoutubeFailure(findReason(response.status, text))
    return text
  } catch (error) {
    if (error instanceof YoutubeFailure) throw error
    throw new YoutubeFailure(signal.aborted ? 'timeout' : 'unreachable')
  }
}

export type YoutubeApi = {
  base: string
  key: string
  channelId: string
  /** A time of `performance.now()`. */
  deadline: number
}

/** An answer with fifty videos has about 1.5 MB. */
const maxAnswerBytes = 4 * 1024 * 1024

const parseAnswer = <Schema extends z.ZodMiniType>(text: string, schema: Schema) => {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    throw new YoutubeFailure('malformed')
  }
}

type ApiRequest<Schema> = {
  resource: 'channels' | 'playlistItems' | 'videos'
  params: Record<string, string>
  schema: Schema
}

/** Calls the Data API, which costs one unit of quota. Rejects with YoutubeFailure. */
export const callYoutube = async <Schema extends z.ZodMiniType>(
  { base, key, deadline }: YoutubeApi,
  { resource, params, schema }: ApiRequest<Schema>,
): Promise<z.output<Schema>> => {
  const url = new URL(`${base.replace(/\/+$/, '')}/${resource}`)
  for (const [name, value] of Object.entries({ ...params, key })) url.searchParams.set(name, value)
  return parseAnswer(await fetchText(url, { deadline, limit: maxAnswerBytes }), schema)
}
