import { randomBytes } from 'node:crypto'
import { isSigned, signed } from '../http/signed.ts'

/** Seconds since the last login. */
const kept = 180 * 24 * 3600
const use = 'known device'

const secondsOf = (now: Date) => Math.floor(now.getTime() / 1000)

/** Tokens are dated, signed for one name, and open nothing. */
export const deviceIn = (tokens: readonly string[], name: string, now: Date): string | undefined =>
  tokens
    .map((token) => token.split('.'))
    .find(
      ([id = '', made = '', mark = '']) =>
        Number(made) + kept > secondsOf(now) && isSigned(mark, use, name, id, made),
    )?.[0]

export const deviceToken = (name: string, known: string | undefined, now: Date): string => {
  const id = known ?? randomBytes(12).toString('base64url')
  const made = String(secondsOf(now))
  return [id, made, signed(use, name, id, made)].join('.')
}
