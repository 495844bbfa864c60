import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { pageAnswer } from '../testing/deployed-pages.ts'
import { smokeTest } from './smoke.ts'

type Answer = (path: string, response: ServerResponse) => void

const listening = async (server: Server) => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

const serve = (answer: Answer) =>
  listening(createServer(({ url = '/' }, response) => answer(url, response)))

const json = { 'content-type': 'application/json; charset=utf-8' }
const html = { 'content-type': 'text/html' }

/** A site as a deployment makes it. */
const well: Answer = (path, response) => {
  const isApi = path.startsWith('/api/')
  if (path === '/api/collaboration-requests') response.writeHead(401, json)
  else if (path === '/api/no-such-route') response.writeHead(404, json)
  else if (isApi) response.writeHead(200, json)
  else response.writeHead(...pageAnswer(path))
  response.end()
}

const shut: Answer = (_path, response) => response.writeHead(403, json).end()

test('a site that is well has nothing to say', async () => {
  const [site, apiAddress] = [await serve(well), await serve(shut)]
  expect(await smokeTest({ site, apiAddress })).toEqual([])
})

test('each thing that is not well is named with what it answered', async () => {
  const site = await serve((path, response) =>
    path === '/about' ? response.writeHead(500, html).end() : well(path, response),
  )
  expect(await smokeTest({ site })).toEqual(['the page /about: answered 500'])
})

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

test('pages that name another origin are not well', async () => {
  const origin = 'https://www.example.test'
  const naming =
    (named: string): Answer =>
    (path, response) =>
      path === '/about'
        ? response
            .writeHead(...pageAnswer(path))
            .end(`<link rel="canonical" href="${named}/about" />`)
        : well(path, response)
  expect(await smokeTest({ site: await serve(naming(origin)), origin })).toEqual([])
  expect(
    await smokeTest({ site: await serve(naming('https://old.example.test')), origin }),
  ).toEqual(['a canonical link that begins with https://www.example.test: answered 200'])
})

test('a name that leads nowhere yet is asked for at the distribution itself', async () => {
  const asked = new Set<string | undefined>()
  const distribution = createServer(({ url = '/', headers }, response) => {
    asked.add(headers.host)
    well(url, response)
  })
  const { host } = new URL(await listening(distribution))
  expect(await smokeTest({ site: 'http://www.example.test', through: host })).toEqual([])
  expect([...asked]).toEqual(['www.example.test'])
})
