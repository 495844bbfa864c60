import { once } from 'node:events'
import {
  Agent,
  createServer,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { stopServer, urlOf } from '../front/server.ts'

/**
 * What happens to a call. `delay`: it is passed on later, even if its caller gave up. `hold`: it is passed on after an event. `drop`: it is not
 * passed on. `lose`: it works, but the answer is lost. `double`: it works twice. `cut`: half of the answer arrives. `error`: a 500.
 * `throttle`: a throttling error. `conflict`: another transaction is writing the item.
 */
export type Fault =
  | { kind: 'delay'; ms: number }
  | { kind: 'hold'; until: Promise<unknown> }
  | { kind: 'drop' | 'lose' | 'double' | 'cut' | 'error' | 'throttle' | 'conflict' }

/** `action` is DynamoDB's, such as `PutItem`. */
type FaultyCall = { method: string; path: string; action: string; body: Buffer }

/** Returns the fault of a call; undefined lets it pass. */
export type Decide = (call: FaultyCall) => Fault | undefined

/** Plans faults for tests: each meets the next `times` matching calls. `pending` counts those that have not come. */
export const plannedFaults = () => {
  const planned: { matches: (call: FaultyCall) => boolean; fault: Fault; left: number }[] = []
  const decide: Decide = (call) => {
    const next = planned.find(({ matches, left }) => left > 0 && matches(call))
    if (next) next.left--
    return next?.fault
  }
  return {
    decide,
    plan: (matches: (call: FaultyCall) => boolean, fault: Fault, times = 1) => {
      planned.push({ matches, fault, left: times })
    },
    pending: () => planned.reduce((sum, { left }) => sum + left, 0),
    clear: () => {
      planned.length = 0
    },
  }
}

/** Each service has its own statuses and names of errors. */
const refusals = {
  dynamodb: {
    error: [500, 'InternalServerError'],
    throttle: [400, 'ProvisionedThroughputExceededException'],
  },
  s3: { error: [500, 'InternalError'], throttle: [503, 'SlowDown'] },
  sqs: { error: [500, 'InternalFailure'], throttle: [403, 'RequestThrottled'] },
} as const
export type FaultyService = keyof typeof refusals

const refuse = (response: ServerResponse, service: FaultyService, kind: 'error' | 'throttle') => {
  const [status, name] = refusals[service][kind]
  const [type, body] =
    service === 's3'
      ? ['application/xml', `<Error><Code>${name}</Code><Message>${name}</Message></Error>`]
      : ['application/x-amz-json-1.0', JSON.stringify({ __type: name, message: name })]
  response.writeHead(status, { 'content-type': type }).end(body)
}

export const canConflict = (action: string) =>
  /^(Put|Update|Delete)Item$|^TransactWriteItems$/.test(action)

const refuseAsConflict = (response: ServerResponse, action: string, body: Buffer) => {
  const message = 'Transaction is ongoing for the item'
  const reason = { Code: 'TransactionConflict', Message: message }
  const error =
    action === 'TransactWriteItems'
      ? {
          __type: 'TransactionCanceledException',
          message,
          CancellationReasons: JSON.parse(body.toString()).TransactItems.map(() => reason),
        }
      : { __type: 'TransactionConflictException', message }
  response
    .writeHead(400, { 'content-type': 'application/x-amz-json-1.0' })
    .end(JSON.stringify(error))
}

/** These headers belong to a connection and are not passed on. */
const connectionHeaders = ['connection', 'expect', 'keep-alive', 'transfer-encoding']

const selectHeaders = (headers: IncomingMessage['headers'], body: Buffer) => ({
  ...Object.fromEntries(
    Object.entries(headers).filter(([name]) => !connectionHeaders.includes(name)),
  ),
  'content-length': String(body.length),
})

const forward = async (target: string, agent: Agent, call: IncomingMessage, body: Buffer) => {
  const { method = 'GET', headers, url = '/' } = call
  const outgoing = send(new URL(url, target), {
    agent,
    method,
    headers: selectHeaders(headers, body),
  })
  outgoing.end(body)
  const [incoming]: IncomingMessage[] = await once(outgoing, 'response')
  if (!incoming) throw new Error('No answer came.')
  return { incoming, body: await buffer(incoming) }
}

type Answer = Awaited<ReturnType<typeof forward>>

const sendAnswer = (response: ServerResponse, { incoming, body }: Answer, isCut: boolean) => {
  const { statusCode = 502, headers } = incoming
  // An answer to HEAD states a length but has no body.
  const isEmpty = response.req.method === 'HEAD'
  response.writeHead(statusCode, isEmpty ? headers : selectHeaders(headers, body))
  if (isCut) response.write(body.subarray(0, body.length >> 1), () => response.destroy())
  else response.end(body)
}

/** Starts a proxy on a free port in front of `target`. `decide` sees every call; errors have the form of `service`. Bodies are buffered whole. */
export const startFaultProxy = async ({
  target,
  service,
  decide,
}: {
  target: string
  service: FaultyService
  decide: Decide
}) => {
  const agent = new Agent({ keepAlive: true })
  const act = async (call: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(call)
    const action = String(call.headers['x-amz-target'] ?? '').split('.')[1] ?? ''
    const intercepted = { method: call.method ?? '', path: call.url ?? '', action, body }
    const fault: Fault | undefined = decide(intercepted)
    if (fault?.kind === 'drop') return response.destroy()
    if (fault?.kind === 'error' || fault?.kind === 'throttle')
      return refuse(response, service, fault.kind)
    if (fault?.kind === 'conflict' && canConflict(action))
      return refuseAsConflict(response, action, body)
    if (fault?.kind === 'delay') await sleep(fault.ms, undefined, { ref: false })
    if (fault?.kind === 'hold') await fault.until
    const answer = await forward(target, agent, call, body)
    if (fault?.kind === 'double') await forward(target, agent, call, body)
    if (fault?.kind === 'lose') return response.destroy()
    return sendAnswer(response, answer, fault?.kind === 'cut')
  }
  const server = createServer((call, response) => {
    // A failed proxy looks like a broken network.
    act(call, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = async () => {
    await stopServer(server)
    agent.destroy()
  }
  return { endpoint: urlOf(server), stop }
}
