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
import { stopServer, urlOf } from '../aws/table-engine.ts'
import type { Decide, Fault } from './fault.ts'
import { type FaultyService, refusedBy } from './refusals.ts'

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer }

/** Headers of one connection, which say nothing about the next. */
const ownHeaders = ['connection', 'expect', 'keep-alive', 'transfer-encoding']

const passedHeaders = (given: IncomingMessage['headers'], body: Buffer) => ({
  ...Object.fromEntries(Object.entries(given).filter(([name]) => !ownHeaders.includes(name))),
  'content-length': String(body.length),
})

const passOn = async (target: string, agent: Agent, call: IncomingMessage, body: Buffer) => {
  const { method, headers } = call
  const outgoing = send(new URL(call.url ?? '/', target), {
    agent,
    ...(method && { method }),
    headers: passedHeaders(headers, body),
  })
  outgoing.end(body)
  const [incoming]: IncomingMessage[] = await once(outgoing, 'response')
  if (!incoming) throw new Error('No answer came.')
  return {
    status: incoming.statusCode ?? 502,
    headers: incoming.headers,
    body: await buffer(incoming),
  }
}

const giveBack = (response: ServerResponse, { status, headers, body }: Answer, cut: boolean) => {
  // An answer to HEAD names the length of what it does not carry.
  const isEmpty = response.req.method === 'HEAD'
  response.writeHead(status, isEmpty ? headers : passedHeaders(headers, body))
  if (cut) response.write(body.subarray(0, body.length >> 1), () => response.destroy())
  else response.end(body)
}

/**
 * Starts a proxy on a free port of 127.0.0.1 before the server at `target`. `decide` is asked about
 * every call and says what goes wrong with it; `service` says in whose words errors are answered.
 * Answers are passed on whole, so it is for calls, not for streams.
 */
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
    const asked = { method: call.method ?? '', path: call.url ?? '', action, body }
    const fault: Fault | undefined = decide(asked)
    if (fault?.kind === 'drop') return response.destroy()
    if (fault?.kind === 'error' || fault?.kind === 'throttle') {
      const refused = refusedBy[service][fault.kind]
      return response.writeHead(refused.status, refused.headers).end(refused.body)
    }
    if (fault?.kind === 'delay') await sleep(fault.ms, undefined, { ref: false })
    if (fault?.kind === 'hold') await fault.until
    const answer = await passOn(target, agent, call, body)
    if (fault?.kind === 'lose') return response.destroy()
    return giveBack(response, answer, fault?.kind === 'cut')
  }
  const underWay = new Set<Promise<unknown>>()
  const server = createServer((call, response) => {
    // Whoever cannot reach the target, or stops listening, sees what a broken network shows.
    const acting = act(call, response).catch(() => response.destroy())
    underWay.add(acting)
    acting.then(() => underWay.delete(acting))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = async () => {
    await stopServer(server)
    agent.destroy()
  }
  /** Resolves when no call that came before is under way any more, a delayed one neither. */
  const settled = async () => {
    await Promise.all(underWay)
  }
  return { endpoint: urlOf(server), settled, stop }
}
