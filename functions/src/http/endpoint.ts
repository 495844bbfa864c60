import middy, { type MiddlewareObj } from '@middy/core'
import { createRefusalAnswer } from './answer.ts'
import type { Answer, HttpEvent } from './event.ts'
import { logRequest, logUnreadableOf } from './log.ts'
import { createBusyRefusal, isBusy, Refusal, refuse } from './refuse.ts'
import { sameText } from './signed.ts'

/** An answer is given this long before Lambda's timeout. */
export const reserveMs = 500

const refuseEarly = (): never => {
  throw createBusyRefusal()
}

const toRefusal = (error: Error) => {
  if (error instanceof Refusal) return error
  return isBusy(error) ? createBusyRefusal() : new Refusal('unexpected')
}

/** During a rotation some of CloudFront's edges still send the old value. */
const listSecrets = () =>
  [process.env.ORIGIN_SECRET, process.env.ORIGIN_SECRET_PREVIOUS].filter((one) => one !== undefined)

/** Refuses calls that did not come through CloudFront, because they could forge the viewer's address. Refuses all if no secret is configured. */
const requireCdn = (): MiddlewareObj<HttpEvent> => ({
  before: ({ event }) => {
    const secretHeader = event.headers['x-origin-secret'] ?? ''
    if (!listSecrets().some((secret) => secret && sameText(secretHeader, secret)))
      refuse('not-through-cdn')
  },
})

/** Wraps a handler: requires the CDN, turns anything thrown into an answer and logs one line. A timeout or throttling is answered 503. */
export const endpoint = (
  answer: (event: HttpEvent) => Promise<Answer>,
  describe: (refusal: Refusal, requestId: string) => Answer | Promise<Answer> = createRefusalAnswer,
) =>
  middy<HttpEvent, Answer>({ timeoutEarlyInMillis: reserveMs, timeoutEarlyResponse: refuseEarly })
    .use(logRequest())
    .use(requireCdn())
    .onError(async (request) => {
      const refusal = toRefusal(request.error ?? new Error())
      request.response = await describe(refusal, request.event.requestContext.requestId)
    })
    .handler(async (event) => (await logUnreadableOf(() => answer(event))).result)
