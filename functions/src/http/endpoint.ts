import middy from '@middy/core'
import { describeFailure } from './answer.ts'
import { busy, isBusy } from './busy.ts'
import type { Answer, HttpEvent } from './event.ts'
import { logRequest } from './log.ts'
import { requireCdn } from './origin.ts'
import { Refusal } from './refuse.ts'
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

/**
 * Wraps an HTTP handler for Lambda: requires the CDN, turns what is thrown into an answer (here
 * alone, by `describe`) and logs one line. Too slow or throttled answers 503 with the time to wait.
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
