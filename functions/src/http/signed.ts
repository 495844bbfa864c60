import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { SentTurn, Turn } from '@bong-bari/contract'

/** Compares two texts in constant time. */
export const sameText = (given: string, secret: string) => {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const computeSignature = (secret: string, what: string, parts: readonly string[]) =>
  createHmac('sha256', createHmac('sha256', secret).update(what).digest())
    .update(JSON.stringify(parts))
    .digest('base64url')

/** Signs `parts` for one use with the origin secret. Returns '' if there is no secret. */
export const sign = (what: string, ...parts: string[]): string => {
  const secret = process.env.ORIGIN_SECRET
  return secret ? computeSignature(secret, what, parts) : ''
}

/** The signatures by the current and the previous secret. */
const listSignatures = (what: string, ...parts: string[]): string[] =>
  [process.env.ORIGIN_SECRET, process.env.ORIGIN_SECRET_PREVIOUS].flatMap((secret) =>
    secret ? computeSignature(secret, what, parts) : [],
  )

export const isSigned = (mark: string, what: string, ...parts: string[]): boolean =>
  listSignatures(what, ...parts).some((own) => sameText(mark, own))

/** The bytes of a token's parts. */
const partBytes = { random: 24, mark: 8 }

const bytesOf = (text: string) => Buffer.from(text, 'base64url')
const textOf = (...bytes: Buffer[]) => Buffer.concat(bytes).toString('base64url')

/** Creates a token of 192 random bits and a signature of 64 bits, which is checked before anything is read. */
export const createToken = (use: string): string => {
  const random = randomBytes(partBytes.random)
  // Without a secret the signature is random, so no token counts as ours.
  const mark = Buffer.concat([bytesOf(sign(use, textOf(random))), randomBytes(partBytes.mark)])
  return textOf(random, mark.subarray(0, partBytes.mark))
}

/** Whether we made a token, though it may have been used or have ended. */
export const isOwnToken = (use: string, token: string): boolean => {
  const bytes = bytesOf(token)
  const [random, mark] = [bytes.subarray(0, partBytes.random), bytes.subarray(partBytes.random)]
  return listSignatures(use, textOf(random)).some((own) =>
    sameText(textOf(mark), textOf(bytesOf(own).subarray(0, partBytes.mark))),
  )
}

/** Tokens are stored as hashes, so that a copy of the table gives no access. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')

const use = 'turn of the bot'

/** The signature that is sent with the bot's answer, so that it can be recognised later. */
export const signTurn = (content: string): string => sign(use, content)

export const isSignedTurn = ({ content, mark }: { content: string; mark: string }): boolean =>
  isSigned(mark, use, content)

/** Marks the turns that the bot really said as `signed`. */
export const verifyTurns = (turns: readonly SentTurn[]): Turn[] =>
  turns.map(({ role, content, mark = '' }) =>
    role === 'assistant' && isSignedTurn({ content, mark })
      ? { role, content, signed: true }
      : { role, content },
  )
