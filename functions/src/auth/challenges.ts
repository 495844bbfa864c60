import { keepChallenge, takeChallenge } from '@bong-bari/table'
import { hashOfToken, isOwnToken, newToken } from '../http/signed.ts'

const mark = 'passkey'

/** Seconds. */
const kept = 5 * 60

/** The browser's timeout. */
export const askedFor = kept * 1000

type Use = { use: 'login' | 'add' | 'prove'; session?: string }

/** For one use, and perhaps one session. */
export const newChallenge = async (
  { handle, ...use }: Use & { handle?: string },
  now: Date,
): Promise<string> => {
  const challenge = newToken(mark)
  const ttl = Math.floor(now.getTime() / 1000) + kept
  await keepChallenge(hashOfToken(challenge), { ...use, ...(handle && { handle }), ttl })
  return challenge
}

type Answered = { response: { clientDataJSON: string } }

const read = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
}

/** The challenge, if it is ours; reads nothing. */
export const challengeIn = ({ response }: Answered): string | undefined => {
  const { challenge } = Object(read(response.clientDataJSON))
  return typeof challenge === 'string' && isOwnToken(mark, challenge) ? challenge : undefined
}

/** Spends it; undefined where spent or for another use. */
export const challengeOf = async (answered: Answered, use: Use, now: Date) => {
  const challenge = challengeIn(answered)
  const found = challenge && (await takeChallenge(hashOfToken(challenge), use, now))
  return found ? { ...found, challenge } : undefined
}
