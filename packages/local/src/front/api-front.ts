import type { IncomingMessage } from 'node:http'
import { functionPayloadBytes } from '@bong-bari/edge'
import type { Functions } from '../runner/functions.ts'
import { type Answer, gatewayAnswer } from './api-answer.ts'
import { type ApiRequest, applyCdnHeaders, type RouteMatch, toEvent } from './api-event.ts'
import { readBody } from './exchange.ts'

const headerPairs = ({ rawHeaders }: IncomingMessage) => {
  const pairs: ApiRequest['headers'] = []
  for (let index = 0; index < rawHeaders.length; index += 2)
    pairs.push([rawHeaders[index] ?? '', rawHeaders[index + 1] ?? ''])
  return pairs
}

/** Answers API requests as the CDN and API Gateway would. */
export const createApiFront = ({
  functions,
  originSecret,
  now,
}: {
  functions: Functions
  originSecret: string
  now: () => number
}) => {
  /** `target` replaces the path and query of the request, as the CDN does for pages. */
  return async (
    request: IncomingMessage,
    match: RouteMatch,
    target = request.url ?? '/',
  ): Promise<Answer> => {
    const body = await readBody(request, functionPayloadBytes)
    if (body === 'too-large') return gatewayAnswer.tooLarge()
    const viewer = request.socket.remoteAddress ?? ''
    const apiRequest: ApiRequest = {
      method: request.method ?? 'GET',
      target,
      headers: applyCdnHeaders(headerPairs(request), { viewer, originSecret }),
      body,
      now: now(),
    }
    return functions.invoke(match.runs, toEvent(apiRequest, match))
  }
}
export type ApiFront = ReturnType<typeof createApiFront>
