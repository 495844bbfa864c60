import { timingSafeEqual } from 'node:crypto'

/** In constant time. */
export const sameText = (given: string, secret: string) => {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)]
  return a.length === b.length && timingSafeEqual(a, b)
}
