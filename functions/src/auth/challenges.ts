import { storeChallenge, useUpChallenge } from '@bong-bari/table'
import { createToken, hashToken, isOwnToken } from '../http/signed.ts'

const mark = 'passkey'

const lifetimeSeconds = 5 * 60

/** The browser stops asking for the passkey after this time. */
export const challengeTimeoutMs = lifetimeSeconds * 1000

type Use = { use: 'use' | 'add'; session?: string }

/** Creates and stores a challenge for one use, and perhaps one session. */
export const createChallenge = async (
  { handle, ...use }: Use & { handle?: string },
  now: Date,
): Promise<string> => {
  const challenge = createToken(mark)
  const ttl = Math.floor(now.getTime() / 1000) + lifetimeSeconds
  await storeChallenge(hashToken(challenge), { ...use, ...(handle && { handle }), ttl })
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

/** Returns the challenge of a response if we made it. Reads nothing from the table. */
export const readChallenge = ({ response }: Answered): string | undefined => {
  const { challenge } = Object(read(response.clientDataJSON))
  return typeof challenge === 'string' && isOwnToken(mark, challenge) ? challenge : undefined
}

/** Uses up a challenge. Returns undefined if it was used already or was for another use. */
export const spendChallenge = async (answered: Answered, use: Use, now: Date) => {
  const challenge = readChallenge(answered)
  const facts = challenge && (await useUpChallenge(hashToken(challenge), use, now))
  return facts ? { ...facts, challenge } : undefined
}
