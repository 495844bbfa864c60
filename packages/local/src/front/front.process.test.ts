import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { securityHeaders, unlistedPages } from '@bong-bari/edge'
import { site } from '@bong-bari/site'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStack } from '../index.ts'

let stack: Awaited<ReturnType<typeof startStack>>
/** Where browsers post pictures to. */
let uploads: string

beforeAll(async () => {
  stack = await startStack()
  const { s3 } = JSON.parse(await readFile(join(stack.dataDir, 'runner.json'), 'utf8'))
  uploads = `http://127.0.0.1:${s3}`
})
afterAll(() => stack.stop())

type Sent = { method?: string; headers?: Record<string, string>; body?: string; from?: string }

/** Unlike fetch it sends a path as it stands, decodes nothing and may come from another address. */
const send = (path: string, { method = 'GET', headers = {}, body, from }: Sent = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(stack.url)
      const localAddress = from ?? '127.0.0.1'
      const sent = request({ hostname, port, path, method, headers, localAddress }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks),
          }),
        )
      })
      sent.on('error', reject)
      sent.end(body)
    },
  )

const json = { 'content-type': 'application/json' }

const holdHeaders = async (
  answers: [path: string, status: number, sent?: Sent][],
  expected: Record<string, string>,
) => {
  for (const [path, status, sent] of answers) {
    const answer = await send(path, sent)
    expect({ path, status: answer.status }).toEqual({ path, status })
    expect(answer.headers).toMatchObject(expected)
  }
}

test('the security headers are on every other page, file, redirect, refusal and API answer', async () => {
  const answers: [path: string, status: number, sent?: Sent][] = [
    ...unlistedPages.map((path): [string, number] => [path, 200]),
    ['/logo.png', 200],
    ['/about/', 301],
    ['/assets/none.js', 404],
    ['/media/none.png', 404],
    ['/api/auth/me', 401],
    ['/api/nowhere', 404],
    ['/api/auth/login', 405],
    ['/%E0%A4%A', 400],
    ['/', 405, { method: 'TRACE' }],
    ['/about', 405, { method: 'POST' }],
    ['/api/auth/login', 400, { method: 'POST', headers: json, body: '{' }],
  ]
  await holdHeaders(answers, securityHeaders(uploads))
})

test('no path leads out of the built web', async () => {
  const paths = ['/../package.json', '/assets/../../package.json', '/assets/..%2f..%2fpackage.json']
  for (const path of [...paths, '/404.html', '/assets/%2e%2e/%2e%2e/%2e%2e/package.json'])
    expect((await send(path)).status).toBe(404)
})

test('bodies over 6 MB and headers over the limit are refused', async () => {
  const body = 'x'.repeat(6 * 1024 * 1024 + 1)
  const large = await send('/api/auth/login', { method: 'POST', headers: json, body })
  expect(large.status).toBe(413)
  expect((await send('/', { headers: { 'x-long': 'x'.repeat(20_000) } })).status).toBe(431)
})

test('the clock of the functions can be set and given back', async () => {
  const set = (body: string) =>
    send('/_local/clock', { method: 'POST', headers: { host: 'localhost', ...json }, body })
  const lead = { name: 'রিয়া সেন', company: 'মিষ্টি ঘর', email: 'riya@example.test' }
  const create = async () => {
    const sent = { method: 'POST', headers: json, body: JSON.stringify(lead), from: '127.0.8.1' }
    return JSON.parse((await send('/api/collaboration-requests', sent)).body.toString()).createdAt
  }
  expect((await set('{"now":"2030-01-01T00:00:00Z"}')).status).toBe(200)
  expect(await create()).toBe('2030-01-01T00:00:00.000Z')
  expect((await set('{"now":"soon"}')).status).toBe(400)
  expect((await set('{}')).status).toBe(200)
  expect(Math.abs(Date.parse(await create()) - Date.now())).toBeLessThan(60_000)
})

test("the runner's controls take JSON from this machine alone", async () => {
  const { host } = new URL(stack.url)
  const control = (
    headers: Record<string, string>,
    { body = '{}', method = 'POST', path = '/_local/clock' } = {},
  ) => send(path, { method, headers: { host, ...json, ...headers }, body })
  expect((await control({})).status).toBe(200)
  expect((await control({ origin: stack.url })).status).toBe(200)
  for (const origin of ['https://evil.example', 'null', stack.url.replace('http:', 'https:')])
    for (const path of ['/_local/clock', '/_local/publish'])
      expect([origin, path, (await control({ origin }, { path })).status]).toEqual([
        origin,
        path,
        403,
      ])
  expect((await control({ host: 'evil.example' })).status).toBe(403)
  for (const name of ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'via', 'forwarded'])
    expect([name, (await control({ [name]: '127.0.0.1' })).status]).toEqual([name, 403])
  expect((await send('/_local/outbox', { headers: { host, via: '1.1 proxy' } })).status).toBe(403)
  expect((await control({ 'content-type': 'text/plain' })).status).toBe(415)
  expect((await control({}, { body: 'now=1' })).status).toBe(400)
  expect((await control({}, { method: 'PUT' })).status).toBe(405)
})

test('every refusal has a code, a message and an id', async () => {
  const { host } = new URL(stack.url)
  const local = { method: 'POST', headers: { host, ...json } }
  const body = 'x'.repeat(6 * 1024 * 1024 + 1)
  const refused: [path: string, sent?: Sent][] = [
    ['/%E0%A4%A'],
    ['/api/%E0%A4%A'],
    ['/', { method: 'TRACE' }],
    ['/api/auth/login', { method: 'POST', headers: json, body }],
    ['/api/nowhere'],
    ['/_local/nowhere', local],
    ['/_local/clock', { ...local, method: 'GET' }],
    ['/_local/clock', { ...local, headers: { ...json, host: 'evil.example' } }],
  ]
  for (const [path, sent] of refused)
    expect(JSON.parse((await send(path, sent)).body.toString()), path).toEqual({
      code: expect.stringMatching(/^[a-z-]+$/),
      message: expect.stringMatching(/\.$/),
      requestId: expect.stringMatching(/./),
    })
})

test('the runner has no faults to set unless it was started with some', async () => {
  const { host } = new URL(stack.url)
  const body = '{"profile":"calm"}'
  const { status } = await send('/_local/faults', {
    method: 'POST',
    headers: { host, ...json },
    body,
  })
  expect(status).toBe(404)
})

test('visitors are told apart by their address and cannot write another', async () => {
  const login = (from: string, forged: string) =>
    send('/api/auth/login', {
      method: 'POST',
      from,
      headers: { ...json, 'x-viewer-address': forged, 'x-forwarded-for': forged },
      body: JSON.stringify({ username: 'nobody', password: 'no such password' }),
    })
  const statuses: number[] = []
  for (let attempt = 0; attempt < 11; attempt++)
    statuses.push((await login('127.0.9.1', `10.0.0.${attempt}`)).status)
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401))
  expect(statuses[10]).toBe(429)
  expect((await login('127.0.9.2', '127.0.9.1')).status).toBe(401)
})

test("static pages, robots, sitemap and feed name one origin: the runner's own", async () => {
  const text = async (path: string) => (await send(path)).body.toString()
  expect(await text('/about')).toContain(`<link rel="canonical" href="${stack.url}/about" />`)
  expect(await text('/sitemap.xml')).toContain(`<loc>${stack.url}/about</loc>`)
  expect(await text('/robots.txt')).toContain(`Sitemap: ${stack.url}/sitemap.xml`)
  for (const path of ['/', '/sitemap.xml', '/feed.xml', '/nowhere'])
    expect([path, (await text(path)).includes(site.origin)]).toEqual([path, false])
})
