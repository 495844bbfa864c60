import { YoutubeFailure, type YoutubeReason } from './youtube-failure.ts'

/** Milliseconds, whole answer included. */
const patience = 5000

const readAll = async (response: Response, limit: number) => {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > limit) throw new YoutubeFailure('too-large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const reasonOf = (status: number, text: string): YoutubeReason => {
  if (status === 429 || /"(quota|dailyLimit|rateLimit|userRateLimit)Exceeded"/.test(text))
    return 'quota'
  if (status === 404) return 'not-found'
  return status < 500 ? 'refused' : 'unavailable'
}

/** `limit` in bytes, `deadline` of `performance.now()`. Fails with YoutubeFailure. */
export const fetchText = async (
  url: URL,
  { deadline, limit }: { deadline: number; limit: number },
): Promise<string> => {
  const left = Math.floor(Math.min(patience, deadline - performance.now()))
  if (left <= 0) throw new YoutubeFailure('timeout')
  const signal = AbortSignal.timeout(left)
  try {
    const response = await fetch(url, { signal })
    const text = await readAll(response, limit)
    if (!response.ok) throw new YoutubeFailure(reasonOf(response.status, text))
    return text
  } catch (error) {
    if (error instanceof YoutubeFailure) throw error
    throw new YoutubeFailure(signal.aborted ? 'timeout' : 'unreachable')
  }
}
