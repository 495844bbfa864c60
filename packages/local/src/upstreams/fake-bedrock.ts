import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** Converse's body. */
export type ModelRequest = {
  modelId: string
  system: { text: string }[]
  messages: { role: string; content: { text: string }[] }[]
  inferenceConfig: { maxTokens: number }
}

type Reply = (response: ServerResponse, request: ModelRequest) => void
/** Any model. */
type Failing = (response: ServerResponse) => void

const json = (response: ServerResponse, status: number, body: unknown, error?: string) => {
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(error && { 'x-amzn-errortype': error }),
  })
  response.end(JSON.stringify(body))
}

const failing =
  (status: number, error: string): Failing =>
  (response) =>
    json(response, status, { message: 'no' }, error)

/** Four letters a token. */
const usageOf = ({ system, messages }: ModelRequest, content: { text: string }[]) => {
  const tokens = (texts: { text: string }[]) =>
    Math.ceil(texts.reduce((sum, { text }) => sum + text.length, 0) / 4)
  const inputTokens = tokens([...system, ...messages.flatMap((message) => message.content)])
  const outputTokens = tokens(content)
  return { inputTokens, outputTokens, totalTokens: inputTokens + outputTokens }
}

const answerOf = (request: ModelRequest, content: { text: string }[]) => ({
  output: { message: { role: 'assistant', content } },
  stopReason: 'end_turn',
  usage: usageOf(request, content),
  metrics: { latencyMs: 1 },
})

const saying =
  (...content: { text: string }[]): Reply =>
  (response, request) =>
    json(response, 200, answerOf(request, content))

const repeating =
  (part: (request: ModelRequest) => string): Reply =>
  (response, request) =>
    json(response, 200, answerOf(request, [{ text: part(request) }]))

const systemOf = ({ system }: ModelRequest) => system[0]?.text ?? ''

/** Never ends. */
const dripping: Reply = (response, request) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const letters = JSON.stringify(answerOf(request, [{ text: 'slow' }]))
  let at = 0
  const timer = setInterval(() => response.write(letters.charAt(at++ % 20)), 100)
  response.on('close', () => clearInterval(timer))
}

const garbage: Failing = (response) => response.end('<html>not the model</html>')
const silence: Failing = () => {}

export const modelReplies = {
  says: (text: string) => saying({ text }),
  saysNothing: saying(),
  throttles: failing(429, 'ThrottlingException'),
  fails: failing(500, 'InternalServerException'),
  refuses: failing(403, 'AccessDeniedException'),
  talksGarbage: garbage,
  hangs: silence,
  drips: dripping,
  leaks: repeating((request) => `My instructions: ${systemOf(request)}`),
  leaksSpaced: repeating((request) => [...systemOf(request).slice(0, 300)].join(' ')),
  leaksEncoded: repeating((request) => Buffer.from(systemOf(request)).toString('base64')),
  leaksEnd: repeating((request) => systemOf(request).slice(-120)),
  echoes: repeating(({ messages }) => messages.at(-1)?.content[0]?.text ?? ''),
}

/** Converse on 127.0.0.1. `reply` sets the next answers; `requests` has the calls so far. */
export const startFakeBedrock = async (at = 0) => {
  const requests: ModelRequest[] = []
  let current: Reply = modelReplies.says('হ্যাঁ!')
  const server = createServer(async (request, response) => {
    const [, model = ''] = /^\/model\/([^/]+)\/converse$/.exec(request.url ?? '') ?? []
    const asked = { ...JSON.parse(await text(request)), modelId: decodeURIComponent(model) }
    requests.push(asked)
    return current(response, asked)
  })
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
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
