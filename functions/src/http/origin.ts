import type { MiddlewareObj } from '@middy/core'
import type { HttpEvent } from './event.ts'
import { refuse } from './refuse.ts'
import { sameText } from './same-text.ts'

/** During a rotation CloudFront's edges send the old value for a while. */
const secrets = () =>
  [process.env.ORIGIN_SECRET, process.env.ORIGIN_SECRET_PREVIOUS].filter((one) => one !== undefined)

/**
 * Without CloudFront's secret the viewer address could be invented, so such requests are refused;
 * all are while none is configured.
 */
export const requireCdn = (): MiddlewareObj<HttpEvent> => ({
  before: ({ event }) => {
    const given = event.headers['x-origin-secret'] ?? ''
    if (!secrets().some((secret) => secret && sameText(given, secret))) refuse('not-through-cdn')
  },
})
