import middy from '@middy/core'
import { describeFailure } from './answer.ts'
import type { Answer, HttpEvent } from './event.ts'
import { logRequest } from './log.ts'
import { requireCdn } from './origin.ts'
import { Refusal } from './refuse.ts'

/**
 * Wraps what answers HTTP events into a Lambda handler: it must have come through the CDN, what it
 * throws becomes an answer here and nowhere else, by `describe`, and one line is logged.
 */
export const endpoint = (
  answer: (event: HttpEvent) => Promise<Answer>,
  describe: (refusal: Refusal, requestId: string) => Answer = describeFailure,
) =>
  middy<HttpEvent, Answer>()
    .use(logRequest())
    .use(requireCdn())
    .onError((request) => {
      const refusal = request.error instanceof Refusal ? request.error : new Refusal('unexpected')
      request.response = describe(refusal, request.event.requestContext.requestId)
    })
    .handler(answer)
