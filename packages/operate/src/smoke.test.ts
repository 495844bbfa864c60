import type { Server } from 'node:http'
import { createServer } from 'node:https'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { generate } from 'selfsigned'
import { expect, onTestFinished, test } from 'vitest'
import { listening, pageAnswer, serve, well } from '../testing/site.ts'
import { smokeTest } from './smoke.ts'

test('a page without its security headers is not well, and neither is an open side door', async () => {
  const site = await serve((path, response) =>
    path === '/' ? response.writeHead(200).end() : well(path, response),
  )
  expect(await smokeTest({ site, apiAddress: site })).toEqual([
    'the page /: answered 200',
    "the API's own address: answered 200",
  ])
})

test('a page whose policy is that of the other kind is not well', async () => {
  const site = await serve((path, response) => {
    if (path === '/admin') response.writeHead(...pageAnswer('/about')).end()
    else if (path === '/about') response.writeHead(...pageAnswer('/admin')).end()
    else well(path, response)
  })
  expect(await smokeTest({ site })).toEqual([
    'the page /about: answered 200',
    'the page /admin: answered 200',
  ])
})

test('a published page that has a second address is not well', async () => {
  const site = await serve((path, response) =>
    well(path === '/pages/about.html' ? '/about' : path, response),
  )
  expect(await smokeTest({ site })).toEqual(['the unknown page /pages/about.html: answered 200'])
})

test('a site that cannot be reached is told once, with why', async () => {
  expect(await smokeTest({ site: 'http://127.0.0.1:1' })).toEqual([
    'http://127.0.0.1:1 cannot be reached: connect ECONNREFUSED 127.0.0.1:1',
  ])
})

test('a name that leads nowhere yet is asked for at the distribution itself, in TLS too', async () => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'example' }], {
    keyType: 'ec',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'www.example.test' }] }],
  })
  const trusted = getCACertificates('default')
  setDefaultCACertificates([...trusted, cert])
  onTestFinished(() => setDefaultCACertificates(trusted))
  const asked = new Set<string | undefined>()
  const distribution: Server = createServer({ key, cert }, ({ url = '/', headers }, response) => {
    asked.add(headers.host)
    well(url, response)
  })
  const through = await listening(distribution)
  expect(await smokeTest({ site: 'https://www.example.test', through })).toEqual([])
  expect([...asked]).toEqual(['www.example.test'])
})

test('the look asks for three things at a time, and once more where no function was free', async () => {
  let [now, most] = [0, 0]
  const refused = new Set<string>()
  const site = await serve((path, response) => {
    most = Math.max(most, ++now)
    setImmediate(() => {
      now--
      if (path.startsWith('/api/') && !refused.has(path)) {
        refused.add(path)
        response.writeHead(503).end()
      } else well(path, response)
    })
  })
  const pauses: number[] = []
  const pause = async (ms: number) => void pauses.push(ms)
  expect(await smokeTest({ site }, pause)).toEqual([])
  expect(most).toBeLessThanOrEqual(3)
  expect(pauses.length).toBe(refused.size)
})

test('a limit that is used up is named', async () => {
  const site = await serve((path, response) =>
    path === '/about' ? response.writeHead(429).end() : well(path, response),
  )
  expect(await smokeTest({ site }, async () => {})).toEqual([
    'the page /about: answered 429, twice; more at once than the account runs: 10 functions where it is new (Service Quotas, Lambda, "Concurrent executions")',
  ])
})
