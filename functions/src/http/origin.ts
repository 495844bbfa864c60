import type { MiddlewareObj } from '@middy/core'
import type { HttpEvent } from './event.ts'
import { refuse } from './refuse.ts'
import { sameText } from './same-text.ts'

/**
 * CloudFront adds the secret to every request. Without it the viewer address could be invented, so
 * a request that lacks it is refused; so is every request while no secret is configured.
 */
export const requireCdn = (): MiddlewareObj<HttpEvent> => ({
  before: ({ event }) => {
    const secret = process.env.ORIGIN_SECRET
    if (!secret || !sameText(event.headers['x-origin-secret'] ?? '', secret))
      refuse('not-through-cdn')
  },
})
