import { hash } from 'node:crypto'
import type { Answer, HttpEvent } from './event.ts'

/** Made only if the caller lacks it; `tag` names state and headers. */
export type Versioned<Result> = {
  tag: string
  read: () => Promise<Result>
  headers?: Record<string, string>
}

export const isVersioned = (result: unknown): result is Versioned<unknown> =>
  typeof result === 'object' && result !== null && 'read' in result && 'tag' in result

export const tagOf = (body: string) => hash('sha256', body, 'base64url')

/** Compressing CDNs make tags weak. */
const opaque = (etag: string) => etag.trim().replace(/^W\//, '')

export const isHeld = (event: HttpEvent, tag: string) =>
  (event.headers['if-none-match'] ?? '').split(',').some((held) => opaque(held) === `"${tag}"`)

export const notModified = (tag: string, cacheControl: string): Answer => ({
  statusCode: 304,
  headers: { etag: `"${tag}"`, 'cache-control': cacheControl },
})
