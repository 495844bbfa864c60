import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { generate } from 'selfsigned'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postToWebhook, type Reach } from './webhook.ts'

type Taken = {
  path: string | undefined
  host: string | undefined
  type: string | undefined
  body: string
}

const taken: Taken[] = []
let status = 200
let headers: Record<string, string> = {}
let isSilent = false
let near: Partial<Reach>
let stop: () => void
beforeAll(async () => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'hooks.test' }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'hooks.test' }] }],
  })
  const server = createServer({ key, cert }, async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { host, 'content-type': type } = request.headers
    taken.push({ path: request.url, host, type, body })
    if (!isSilent) response.writeHead(status, headers).end('x'.repeat(100))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  near = { resolve: async () => ['127.0.0.1'], mayReach: () => true, port, ca: cert }
  stop = () => {
    server.closeAllConnections()
    server.close()
  }
})
afterAll(() => stop())

const address = 'https://hooks.test/services/T0/B0/secret?thread=1'

test('a webhook gets its JSON once, at the address that was judged, under its own name', async () => {
  taken.length = 0
  let asked = 0
  const resolve = async () => {
    asked++
    // Whoever asks again is led elsewhere.
    return asked === 1 ? ['127.0.0.1'] : ['10.0.0.1']
  }
  await postToWebhook(address, { text: 'নতুন' }, { ...near, resolve })
  expect(asked).toBe(1)
  expect(taken).toEqual([
    {
      ...{ path: '/services/T0/B0/secret?thread=1', host: 'hooks.test' },
      ...{ type: 'application/json; charset=utf-8', body: '{"text":"নতুন"}' },
    },
  ])
})

test.each([301, 302, 307, 400, 404, 429, 500])(
  'an answer %i is a failure, and no redirect is followed',
  async (given) => {
    taken.length = 0
    status = given
    headers = { location: 'https://hooks.test/other' }
    const refused = await postToWebhook(address, {}, near).catch((error: Error) => error)
    expect(refused).toMatchObject({ name: 'WebhookFailure', message: `It answered ${given}` })
    expect(JSON.stringify(refused)).not.toContain('secret')
    expect(taken).toHaveLength(1)
    status = 200
    headers = {}
  },
)

test('a certificate of another name is refused', async () => {
  await expect(postToWebhook('https://other.test/', {}, near)).rejects.toThrow('cannot be reached')
})

test('an answer with endless headers is refused', async () => {
  headers = { 'x-much': 'y'.repeat(40_000) }
  await expect(postToWebhook(address, {}, near)).rejects.toThrow('cannot be reached')
  headers = {}
})

test('whoever does not answer is left when time is up', async () => {
  isSilent = true
  const calling = postToWebhook(address, {}, { ...near, patienceMs: 200 })
  await expect(calling).rejects.toThrow('It took too long')
  isSilent = false
})

test('a name that never resolves is left when time is up', async () => {
  const resolve = () => new Promise<string[]>(() => {})
  const calling = postToWebhook(address, {}, { ...near, resolve, patienceMs: 200 })
  await expect(calling).rejects.toThrow('It took too long')
})

test.each([
  ['127.0.0.1'],
  ['169.254.169.254'],
  ['::ffff:10.0.0.1'],
  ['fd00::1'],
  // One good address does not make up for the other.
  ['8.8.8.8', '10.0.0.1'],
  [],
])('a name that leads inside a network, or nowhere, is not called: %j', async (...found) => {
  taken.length = 0
  const { mayReach: _, ...reach } = near
  const calling = postToWebhook(address, {}, { ...reach, resolve: async () => found })
  await expect(calling).rejects.toThrow('The address is not public')
  expect(taken).toEqual([])
})

test.each([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0177.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:a9fe:a9fe]/',
  'https://[fe80::1]/',
  'https://localhost/',
])('an address that is itself inside a network is not called: %s', async (inside) => {
  const { mayReach: _, ...reach } = near
  await expect(postToWebhook(inside, {}, reach)).rejects.toThrow('The address is not public')
})

test.each([
  'http://hooks.test/',
  'https://user:word@hooks.test/',
  'https://hooks.test:8443/',
  'ftp://hooks.test/',
  '//hooks.test',
  '',
])('%j is no webhook', async (given) => {
  await expect(postToWebhook(given, {}, near)).rejects.toThrow('The address is no webhook')
})
