import { timingSafeEqual } from 'node:crypto'

/** Compares what a visitor sent with a secret, in a time that tells nothing about the secret. */
export const sameText = (given: string, secret: string) => {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)]
  return a.length === b.length && timingSafeEqual(a, b)
}
