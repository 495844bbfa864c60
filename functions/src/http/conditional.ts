import { hash } from 'node:crypto'
import type { Answer, HttpEvent } from './event.ts'

/** An answer that is made only for a caller who does not hold it yet: `tag` names its state, that of its headers too. */
export type Versioned<Result> = {
  tag: string
  read: () => Promise<Result>
  headers?: Record<string, string>
}

export const isVersioned = (result: unknown): result is Versioned<unknown> =>
  typeof result === 'object' && result !== null && 'read' in result && 'tag' in result

/** The tag of what an answer says. */
export const tagOf = (body: string) => hash('sha256', body, 'base64url')

/** A CDN that compresses an answer makes its tag weak, so both kinds are one. */
const opaque = (etag: string) => etag.trim().replace(/^W\//, '')

/** Whether the caller says that it holds the answer of this tag. */
export const isHeld = (event: HttpEvent, tag: string) =>
  (event.headers['if-none-match'] ?? '').split(',').some((held) => opaque(held) === `"${tag}"`)

/** The answer to a caller who holds what it would say. */
export const notModified = (tag: string, cacheControl: string): Answer => ({
  statusCode: 304,
  headers: { etag: `"${tag}"`, 'cache-control': cacheControl },
})
