import middy from '@middy/core'
import { describeFailure } from './answer.ts'
import { busy, isBusy } from './busy.ts'
import type { Answer, HttpEvent } from './event.ts'
import { logRequest } from './log.ts'
import { requireCdn } from './origin.ts'
import { Refusal } from './refuse.ts'
import { tellingUnreadable } from './unreadable.ts'

/** Milliseconds before Lambda's own end at which a call that still works is answered. */
export const reserveMs = 500

const endEarly = (): never => {
  throw busy()
}

const refusalOf = (error: Error) => {
  if (error instanceof Refusal) return error
  return isBusy(error) ? busy() : new Refusal('unexpected')
}

/**
 * Wraps what answers HTTP events into a Lambda handler: it must have come through the CDN, what it
 * throws becomes an answer here and nowhere else, by `describe`, and one line is logged. What takes too
 * long or is throttled to the end is answered 503 with the time to wait.
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
