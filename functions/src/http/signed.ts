import { createHmac } from 'node:crypto'
import { sameText } from './same-text.ts'

const markOf = (secret: string, what: string, parts: readonly string[]) =>
  createHmac('sha256', createHmac('sha256', secret).update(what).digest())
    .update(JSON.stringify(parts))
    .digest('base64url')

/** A mark by which this product knows its own words again, for the use `what` alone; '' while no secret is set. */
export const signed = (what: string, ...parts: string[]): string => {
  const secret = process.env.ORIGIN_SECRET
  return secret ? markOf(secret, what, parts) : ''
}

/** The marks that the product would make, with the secret in force and the one before it. */
export const marksOf = (what: string, ...parts: string[]): string[] =>
  [process.env.ORIGIN_SECRET, process.env.ORIGIN_SECRET_PREVIOUS].flatMap((secret) =>
    secret ? markOf(secret, what, parts) : [],
  )

/** Whether the product made a mark. */
export const isSigned = (mark: string, what: string, ...parts: string[]): boolean =>
  marksOf(what, ...parts).some((own) => sameText(mark, own))
