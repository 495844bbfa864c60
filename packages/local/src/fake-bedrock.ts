import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** What the model was asked: Converse's body. */
export type ModelRequest = {
  modelId: string
  system: { text: string }[]
  messages: { role: string; content: { text: string }[] }[]
  inferenceConfig: { maxTokens: number }
}

type Reply = (response: ServerResponse, request: ModelRequest) => void

const json = (response: ServerResponse, status: number, body: unknown, error?: string) => {
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(error && { 'x-amzn-errortype': error }),
  })
  response.end(JSON.stringify(body))
}

const failing =
  (status: number, error: string): Reply =>
  (response) =>
    json(response, status, { message: 'no' }, error)

const saying =
  (...content: { text: string }[]): Reply =>
  (response) =>
    json(response, 200, {
      output: { message: { role: 'assistant', content } },
      stopReason: 'end_turn',
      usage: { inputTokens: 10, outputTokens: 5, totalTokens: 15 },
      metrics: { latencyMs: 1 },
    })

const garbage: Reply = (response) => response.end('<html>not the model</html>')
const silence: Reply = () => {}

/** Ways in which the model may answer. */
export const modelReplies = {
  says: (text: string) => saying({ text }),
  saysNothing: saying(),
  throttles: failing(429, 'ThrottlingException'),
  fails: failing(500, 'InternalServerException'),
  refuses: failing(403, 'AccessDeniedException'),
  talksGarbage: garbage,
  hangs: silence,
}

/**
 * A stand-in for Bedrock's Converse call on a free port of 127.0.0.1. `reply` says how the next
 * calls are answered; `requests` holds what was asked.
 */
export const startFakeBedrock = async () => {
  const requests: ModelRequest[] = []
  let current: Reply = modelReplies.says('হ্যাঁ!')
  const server = createServer(async (request, response) => {
    const modelId = decodeURIComponent(
      /^\/model\/([^/]+)\/converse$/.exec(request.url ?? '')?.[1] ?? '',
    )
    const asked = { ...JSON.parse(await text(request)), modelId }
    requests.push(asked)
    current(response, asked)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    requests,
    reply: (next: Reply) => {
      current = next
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
