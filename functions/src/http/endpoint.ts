import middy, { type MiddlewareObj } from '@middy/core'
import { describeFailure } from './answer.ts'
import { busy, isBusy } from './busy.ts'
import type { Answer, HttpEvent } from './event.ts'
import { logRequest } from './log.ts'
import { Refusal, refuse } from './refuse.ts'
import { sameText } from './same-text.ts'
import { tellingUnreadable } from './unreadable.ts'

/** Milliseconds before Lambda's timeout, kept to answer. */
export const reserveMs = 500

const endEarly = (): never => {
  throw busy()
}

const refusalOf = (error: Error) => {
  if (error instanceof Refusal) return error
  return isBusy(error) ? busy() : new Refusal('unexpected')
}

/** During a rotation CloudFront's edges send the old value for a while. */
const secrets = () =>
  [process.env.ORIGIN_SECRET, process.env.ORIGIN_SECRET_PREVIOUS].filter((one) => one !== undefined)

/**
 * Without CloudFront's secret the viewer address could be invented. Refuses all while none is
 * configured.
 */
const requireCdn = (): MiddlewareObj<HttpEvent> => ({
  before: ({ event }) => {
    const given = event.headers['x-origin-secret'] ?? ''
    if (!secrets().some((secret) => secret && sameText(given, secret))) refuse('not-through-cdn')
  },
})

/**
 * Requires the CDN, turns what is thrown into an answer (here alone) and logs one line. Too slow or
 * throttled answers 503.
 */
export const endpoint = (
  answer: (event: HttpEvent) => Promise<Answer>,
  describe: (refusal: Refusal, requestId: string) => Answer | Promise<Answer> = describeFailure,
) =>
  middy<HttpEvent, Answer>({ timeoutEarlyInMillis: reserveMs, timeoutEarlyResponse: endEarly })
    .use(logRequest())
    .use(requireCdn())
    .onError(async (request) => {
      const refusal = refusalOf(request.error ?? new Error())
      request.response = await describe(refusal, request.event.requestContext.requestId)
    })
    .handler((event) => tellingUnreadable(event, () => answer(event)))
