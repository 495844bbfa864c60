import { functionPayloadBytes } from '@bong-bari/edge'
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda'
import { runAsFunction } from '../aws/calling-as.ts'
import { lambdaContext } from '../runner/lambda-context.ts'
import { type Answer, gatewayAnswer, toAnswer } from './api-answer.ts'
import { applyCdnHeaders, matchRoute, toEvent } from './api-event.ts'

export type FunctionHandler = (event: APIGatewayProxyEventV2, context: Context) => unknown

export type InvokerOptions = {
  /** The visitor's IP address. */
  address?: string
  now?: () => number | Date
  /** Defaults to the variable ORIGIN_SECRET. */
  originSecret?: string
  /** Sends the headers as given, as if the caller went around the CDN. */
  direct?: boolean
}

const toResponse = ({ status, headers, body }: Answer) => {
  const webHeaders = new Headers()
  for (const [name, value] of Object.entries(headers))
    for (const one of [value].flat()) webHeaders.append(name, one)
  const bodiless = status === 204 || status === 304
  return new Response(bodiless ? null : new Uint8Array(Buffer.from(body)), {
    status,
    headers: webHeaders,
  })
}

const runHandler = async (run: () => unknown) => {
  try {
    const result = await run()
    return toAnswer(result === undefined ? undefined : JSON.parse(JSON.stringify(result)))
  } catch {
    return gatewayAnswer.crashed()
  }
}

const invokeHandler = async (
  handler: FunctionHandler,
  event: APIGatewayProxyEventV2,
  name: string,
) => {
  // Lambda passes events as JSON.
  const copy = JSON.parse(JSON.stringify(event))
  const refused: Error[] = []
  const answer = await runHandler(() =>
    runAsFunction(name, () => handler(copy, lambdaContext(name)), refused),
  )
  if (refused[0]) throw refused[0]
  return answer
}

/**
 * Returns a `fetch` that calls handlers in this process, as API Gateway behind the CDN would. Addresses without a route go to `fallback`,
 * those outside `/api/` to `pages`. Rejects if the function was not given, or if it makes a call that its role does not allow.
 * @example const call = createClient({ baseUrl, fetch: invoker({ leads: handler }) })
 */
export const invoker =
  (handlers: Record<string, FunctionHandler>, options: InvokerOptions = {}): typeof fetch =>
  async (input, init) => {
    const target = input instanceof Request ? input : new URL(input, 'http://site.local.test')
    const request = new Request(target, init)
    const { pathname, search } = new URL(request.url)
    // API Gateway has no routes for pages; CloudFront calls that function directly.
    const isPage = 'pages' in handlers && !pathname.startsWith('/api/')
    const match = isPage
      ? { runs: 'pages', routeKey: '$default' }
      : matchRoute(request.method, pathname)
    const handler = handlers[match.runs]
    if (!handler) throw new Error(`No handler was given for the function "${match.runs}".`)
    const { address = '127.0.0.1', now = Date.now, direct } = options
    const originSecret = options.originSecret ?? process.env.ORIGIN_SECRET ?? ''
    const sent = [...request.headers]
    const event = toEvent(
      {
        method: request.method,
        target: pathname + search,
        headers: direct ? sent : applyCdnHeaders(sent, { viewer: address, originSecret }),
        body: Buffer.from(await request.arrayBuffer()),
        now: Number(now()),
      },
      match,
    )
    const tooLarge = Buffer.byteLength(JSON.stringify(event)) > functionPayloadBytes
    return toResponse(
      tooLarge ? gatewayAnswer.tooLarge() : await invokeHandler(handler, event, match.runs),
    )
  }
