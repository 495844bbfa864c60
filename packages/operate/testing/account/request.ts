import type { IncomingMessage } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { type Input, isRecord } from './input.ts'
import { readQuery } from './query.ts'

/** One call, whichever protocol carried it; `key` is the access key that signed it. */
export type Request = {
  service: string
  action: string
  input: Input
  json: boolean
  key: string
  region: string
}

/** Who signed, for which region and service, as the signature's scope says. */
const signatureOf = ({ headers }: IncomingMessage) => {
  const scope = /Credential=([^,]+)/.exec(headers.authorization ?? '')?.[1] ?? ''
  const [key = '', , region = '', service = ''] = scope.split('/')
  return { key, region, service }
}

const readJson = (body: string): Input => {
  const read: unknown = JSON.parse(body || '{}')
  return isRecord(read) ? read : {}
}

export const readRequest = async (request: IncomingMessage): Promise<Request> => {
  const body = await readText(request)
  const signature = signatureOf(request)
  const target = request.headers['x-amz-target']
  if (typeof target === 'string')
    return {
      ...signature,
      action: target.split('.').at(-1) ?? '',
      input: readJson(body),
      json: true,
    }
  const { Action, Version: _, ...input } = readQuery(body)
  const action = String(Action ?? `${request.method} ${request.url}`)
  return { ...signature, action, input, json: false }
}
