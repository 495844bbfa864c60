import { createHmac } from 'node:crypto'
import { sameText } from './same-text.ts'

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
export const marksOf = (what: string, ...parts: string[]): string[] =>
  [process.env.ORIGIN_SECRET, process.env.ORIGIN_SECRET_PREVIOUS].flatMap((secret) =>
    secret ? markOf(secret, what, parts) : [],
  )

export const isSigned = (mark: string, what: string, ...parts: string[]): boolean =>
  marksOf(what, ...parts).some((own) => sameText(mark, own))
