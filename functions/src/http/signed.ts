import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { SaidTurn, Turn } from '@bong-bari/contract'

/** In constant time. */
export const sameText = (given: string, secret: string) => {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const markOf = (secret: string, what: string, parts: readonly string[]) =>
  createHmac('sha256', createHmac('sha256', secret).update(what).digest())
    .update(JSON.stringify(parts))
    .digest('base64url')

/** For the use `what` only; '' without a secret. */
export const signed = (what: string, ...parts: string[]): string => {
  const secret = process.env.ORIGIN_SECRET
  return secret ? markOf(secret, what, parts) : ''
}

/** Current and previous. */
const marksOf = (what: string, ...parts: string[]): string[] =>
  [process.env.ORIGIN_SECRET, process.env.ORIGIN_SECRET_PREVIOUS].flatMap((secret) =>
    secret ? markOf(secret, what, parts) : [],
  )

export const isSigned = (mark: string, what: string, ...parts: string[]): boolean =>
  marksOf(what, ...parts).some((own) => sameText(mark, own))

/** Bytes. */
const size = { random: 24, mark: 8 }

const bytesOf = (text: string) => Buffer.from(text, 'base64url')
const textOf = (...bytes: Buffer[]) => Buffer.concat(bytes).toString('base64url')

/** 192 random bits, and a 64-bit mark that is checked before any read. */
export const newToken = (use: string): string => {
  const random = randomBytes(size.random)
  // Without a secret, unmarked.
  const mark = Buffer.concat([bytesOf(signed(use, textOf(random))), randomBytes(size.mark)])
  return textOf(random, mark.subarray(0, size.mark))
}

/** Ours, though perhaps used or ended. */
export const isOwnToken = (use: string, token: string): boolean => {
  const bytes = bytesOf(token)
  const [random, mark] = [bytes.subarray(0, size.random), bytes.subarray(size.random)]
  return marksOf(use, textOf(random)).some((own) =>
    sameText(textOf(mark), textOf(bytesOf(own).subarray(0, size.mark))),
  )
}

/** So a copy of the table opens nothing. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url')

const use = 'turn of the bot'

/** Returned with the bot's words, to recognise them. */
export const markOfTurn = (content: string): string => signed(use, content)

export const isMarked = ({ content, mark }: { content: string; mark: string }): boolean =>
  isSigned(mark, use, content)

/** `signed`: truly the bot's. */
export const knownTurns = (turns: readonly SaidTurn[]): Turn[] =>
  turns.map(({ role, content, mark = '' }) =>
    role === 'assistant' && isMarked({ content, mark })
      ? { role, content, signed: true }
      : { role, content },
  )
