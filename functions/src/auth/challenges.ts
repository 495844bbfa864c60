import { keepChallenge, takeChallenge } from '@bong-bari/table'
import { hashOfToken, isOwnToken, newToken } from '../http/token.ts'

const mark = 'passkey'

/** Seconds for which a browser may ask its owner. */
const kept = 5 * 60

/** Milliseconds that a browser is told to wait for its owner. */
export const askedFor = kept * 1000

type Use = { use: 'login' | 'add' | 'prove'; session?: string }

/** A new challenge for one use, of one session where that is given. */
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

/** The challenge that an authenticator signed, where it is one of the product's; before anything is read. */
export const challengeIn = ({ response }: Answered): string | undefined => {
  const { challenge } = Object(read(response.clientDataJSON))
  return typeof challenge === 'string' && isOwnToken(mark, challenge) ? challenge : undefined
}

/** Uses up the challenge of an answer; undefined where it is none of this use any more. */
export const challengeOf = async (answered: Answered, use: Use, now: Date) => {
  const challenge = challengeIn(answered)
  const found = challenge && (await takeChallenge(hashOfToken(challenge), use, now))
  return found ? { ...found, challenge } : undefined
}
