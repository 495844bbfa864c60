import middy, { type MiddlewareObj } from '@middy/core'
import { describeFailure } from './answer.ts'
import type { Answer, HttpEvent } from './event.ts'
import { logRequest, withUnreadable } from './log.ts'
import { busy, isBusy, Refusal, refuse } from './refuse.ts'
import { sameText } from './signed.ts'

/** Milliseconds before Lambda's timeout. */
export const reserveMs = 500

const endEarly = (): never => {
  throw busy()
}

const refusalOf = (error: Error) => {
  if (error instanceof Refusal) return error
  return isBusy(error) ? busy() : new Refusal('unexpected')
}

/** During a rotation edges still send the old value. */
const secrets = () =>
  [process.env.ORIGIN_SECRET, process.env.ORIGIN_SECRET_PREVIOUS].filter((one) => one !== undefined)

/** Without the secret the viewer address could be forged. Refuses all if none is configured. */
const requireCdn = (): MiddlewareObj<HttpEvent> => ({
  before: ({ event }) => {
    const given = event.headers['x-origin-secret'] ?? ''
    if (!secrets().some((secret) => secret && sameText(given, secret))) refuse('not-through-cdn')
  },
})

/** Requires the CDN, turns anything thrown into an answer (only here) and logs a line. Slow or throttled is 503. */
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
    .handler(async (event) => (await withUnreadable(() => answer(event))).result)
