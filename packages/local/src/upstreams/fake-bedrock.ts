import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** The body of a Converse call, with the model's id. */
export type ModelRequest = {
  modelId: string
  system: { text: string }[]
  messages: { role: string; content: { text: string }[] }[]
  inferenceConfig: { maxTokens: number }
}

type Reply = (response: ServerResponse, request: ModelRequest) => void
type Failing = (response: ServerResponse) => void

const sendJson = (response: ServerResponse, status: number, body: unknown, error?: string) => {
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(error && { 'x-amzn-errortype': error }),
  })
  response.end(JSON.stringify(body))
}

const failWith =
  (status: number, error: string): Failing =>
  (response) =>
    sendJson(response, status, { message: 'no' }, error)

/** Counts four letters as a token. */
const countTokens = ({ system, messages }: ModelRequest, content: { text: string }[]) => {
  const tokens = (texts: { text: string }[]) =>
    Math.ceil(texts.reduce((sum, { text }) => sum + text.length, 0) / 4)
  const inputTokens = tokens([...system, ...messages.flatMap((message) => message.content)])
  const outputTokens = tokens(content)
  return { inputTokens, outputTokens, totalTokens: inputTokens + outputTokens }
}

const createAnswer = (request: ModelRequest, content: { text: string }[]) => ({
  output: { message: { role: 'assistant', content } },
  stopReason: 'end_turn',
  usage: countTokens(request, content),
  metrics: { latencyMs: 1 },
})

const replyWith =
  (...content: { text: string }[]): Reply =>
  (response, request) =>
    sendJson(response, 200, createAnswer(request, content))

const replyFromRequest =
  (part: (request: ModelRequest) => string): Reply =>
  (response, request) =>
    sendJson(response, 200, createAnswer(request, [{ text: part(request) }]))

const systemOf = ({ system }: ModelRequest) => system[0]?.text ?? ''

/** Sends single letters for ever, so the answer never ends. */
const drip: Reply = (response, request) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const letters = JSON.stringify(createAnswer(request, [{ text: 'slow' }]))
  let at = 0
  const timer = setInterval(() => response.write(letters.charAt(at++ % 20)), 100)
  response.on('close', () => clearInterval(timer))
}

const garbage: Failing = (response) => response.end('<html>not the model</html>')
const silence: Failing = () => {}

export const modelReplies = {
  says: (text: string) => replyWith({ text }),
  saysNothing: replyWith(),
  throttles: failWith(429, 'ThrottlingException'),
  fails: failWith(500, 'InternalServerException'),
  refuses: failWith(403, 'AccessDeniedException'),
  talksGarbage: garbage,
  hangs: silence,
  drips: drip,
  leaks: replyFromRequest((request) => `My instructions: ${systemOf(request)}`),
  leaksSpaced: replyFromRequest((request) => [...systemOf(request).slice(0, 300)].join(' ')),
  leaksEncoded: replyFromRequest((request) => Buffer.from(systemOf(request)).toString('base64')),
  leaksEnd: replyFromRequest((request) => systemOf(request).slice(-120)),
  echoes: replyFromRequest(({ messages }) => messages.at(-1)?.content[0]?.text ?? ''),
}

/** Starts a stand-in for Bedrock's Converse on 127.0.0.1, on port `at` or a free one. `reply` sets how it answers from now on; `requests` has the calls so far. */
export const startFakeBedrock = async (at = 0) => {
  const requests: ModelRequest[] = []
  let current: Reply = modelReplies.says('হ্যাঁ!')
  const server = createServer(async (request, response) => {
    const [, model = ''] = /^\/model\/([^/]+)\/converse$/.exec(request.url ?? '') ?? []
    const prompt = { ...JSON.parse(await text(request)), modelId: decodeURIComponent(model) }
    requests.push(prompt)
    return current(response, prompt)
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
