import { createHash, randomBytes } from 'node:crypto'
import { sameText } from './same-text.ts'
import { marksOf, signed } from './signed.ts'

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
