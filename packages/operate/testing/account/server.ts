import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { perform } from './perform.ts'
import { writeXml } from './query.ts'
import { Refusal } from './refusal.ts'
import { type Request, readRequest } from './request.ts'
import type { State } from './state.ts'

const answered = ({ action, json }: Request, value: unknown) =>
  json
    ? JSON.stringify(value ?? {})
    : writeXml(`${action}Response`, {
        [`${action}Result`]: value ?? {},
        ResponseMetadata: { RequestId: randomUUID() },
      })

const refused = ({ json }: Request, { code, message }: Refusal) =>
  json
    ? JSON.stringify({ __type: code, message, Message: message })
    : writeXml('ErrorResponse', {
        Error: { Type: 'Sender', Code: code, Message: message },
        RequestId: randomUUID(),
      })

const refusalFor = (error: unknown) =>
  error instanceof Refusal ? error : new Refusal('InternalFailure', String(error), 500)

const answer = async (state: State, incoming: IncomingMessage) => {
  const request = await readRequest(incoming)
  const type = request.json ? 'application/x-amz-json-1.1' : 'text/xml'
  try {
    return { status: 200, type, body: answered(request, await perform(state, request)) }
  } catch (error) {
    const refusal = refusalFor(error)
    return { status: refusal.status, type, body: refused(request, refusal) }
  }
}

const notUnderstood = (error: unknown) => ({
  status: 400,
  type: 'text/plain',
  body: `Not understood: ${error}`,
})

/** Speaks AWS's Query protocol (CloudFormation, STS) and JSON 1.1 (SSM, Secrets Manager). */
export const makeServer = (state: State): Server =>
  createServer(async (incoming, response) => {
    const { status, type, body } = await answer(state, incoming).catch(notUnderstood)
    response.writeHead(status, { 'content-type': type }).end(body)
  })

/** Listens on this machine alone; answers the address. */
export const listenLocally = async (server: Server) => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return `http://127.0.0.1:${port}`
}

export const closeServer = async (server: Server) => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
}
