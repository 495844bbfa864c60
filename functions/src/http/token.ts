import { createHash, randomBytes } from 'node:crypto'
import { sameText } from './same-text.ts'
import { marksOf, signed } from './signed.ts'

/** Bytes of a token that are random, and those of the mark behind them. */
const size = { random: 24, mark: 8 }

const bytesOf = (text: string) => Buffer.from(text, 'base64url')
const textOf = (...bytes: Buffer[]) => Buffer.concat(bytes).toString('base64url')

/**
 * What lets somebody in, for the use `use` alone: 192 random bits, and 64 of a mark by which an instance knows it as the
 * product's own before it reads anything.
 */
export const newToken = (use: string): string => {
  const random = randomBytes(size.random)
  // Without a secret nothing is marked, and nothing is known by it.
  const mark = Buffer.concat([bytesOf(signed(use, textOf(random))), randomBytes(size.mark)])
  return textOf(random, mark.subarray(0, size.mark))
}

/** Whether the product made a token; it may have been used, or have ended. */
export const isOwnToken = (use: string, token: string): boolean => {
  const bytes = bytesOf(token)
  const [random, mark] = [bytes.subarray(0, size.random), bytes.subarray(size.random)]
  return marksOf(use, textOf(random)).some((own) =>
    sameText(textOf(mark), textOf(bytesOf(own).subarray(0, size.mark))),
  )
}

/** Only the hash of a token is stored, so a copy of the table lets nobody in. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url')
