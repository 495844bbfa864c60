import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { mayCall, type TableCall } from '@bong-bari/table'
import { sentenceOf } from './refused-call.ts'

type Key = { pk?: { S?: string } }

type Written = { PutRequest?: { Item?: Key }; DeleteRequest?: { Key?: Key } }

type Sent = {
  RequestItems?: Record<string, Written[]>
  IndexName?: string
  Key?: Key
  Item?: Key
  ExpressionAttributeValues?: { ':pk'?: { S?: string } }
}

const actions = ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query'] as const

/** IAM judges each item of a batch. */
const batchOf = ({ RequestItems = {} }: Sent): TableCall[] =>
  Object.values(RequestItems)
    .flat()
    .map(({ PutRequest, DeleteRequest }) => ({
      action: 'BatchWriteItem',
      leadingKey: String((PutRequest?.Item ?? DeleteRequest?.Key)?.pk?.S),
    }))

const callsOf = (target: string, sent: Sent): TableCall[] => {
  if (target.endsWith('.BatchWriteItem')) return batchOf(sent)
  const action = actions.find((one) => target.endsWith(`.${one}`))
  if (!action) return []
  const { IndexName: index, Key, Item, ExpressionAttributeValues: values } = sent
  const key = Key?.pk ?? Item?.pk ?? values?.[':pk']
  return [{ action, ...(index && { index }), leadingKey: String(key?.S) }]
}

const refusalOf = (name: string, target: string, sent: Sent) => {
  const calls = callsOf(target, sent)
  if (!calls.length) return `${name} may not dynamodb:${target.split('.')[1]}`
  const refused = calls.find((call) => !mayCall(name, call))
  return refused && sentenceOf(name, refused)
}

const refuse = (response: ServerResponse, message: string) => {
  response.writeHead(400, { 'content-type': 'application/x-amz-json-1.0' })
  const __type = 'com.amazon.coral.service#AccessDeniedException'
  response.end(JSON.stringify({ __type, message }))
}

/**
 * Lets the embedded table refuse what the role of a calling function does not allow, as IAM would;
 * `told` gets each refusal as a sentence. Whose session token is a function's name is that function;
 * who sends none may do everything.
 */
export const guardTable = (server: Server, told: (name: string, refusal: string) => void) => {
  const answer = server.listeners('request')
  server.removeAllListeners('request')
  const pass = (request: unknown, response: ServerResponse) => {
    for (const one of answer) Reflect.apply(one, server, [request, response])
  }
  server.on('request', async (request: IncomingMessage, response: ServerResponse) => {
    const { headers, method, url } = request
    const name = headers['x-amz-security-token']
    if (typeof name !== 'string') return pass(request, response)
    const body = await buffer(request).catch(() => undefined)
    // Whoever asked has gone amid the question.
    if (!body) return
    const sent: Sent = JSON.parse(body.toString())
    const refusal = refusalOf(name, String(headers['x-amz-target']), sent)
    if (!refusal)
      return pass(Object.assign(Readable.from([body]), { headers, method, url }), response)
    told(name, refusal)
    refuse(response, refusal)
  })
}
