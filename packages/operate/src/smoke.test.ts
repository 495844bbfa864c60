import { createServer as createPlainServer, type Server } from 'node:http'
import { createServer } from 'node:https'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { generate } from 'selfsigned'
import { expect, onTestFinished, test } from 'vitest'
import { type Answer, listening, pageAnswer, serve, well, wellAt } from '../testing/site.ts'
import { type Asked, smokeTest } from './smoke.ts'

const sentences = async (asked: Asked) => (await smokeTest(asked)).map(({ sentence }) => sentence)

const shut: Answer = (_path, response) => response.writeHead(403).end()

test('a site that is well has nothing to say', async () => {
  const [site, apiAddress] = [await serve(well), await serve(shut)]
  expect(await sentences({ site, apiAddress })).toEqual([])
})

test('each thing that is not well is named with what it answered', async () => {
  const site = await serve((path, response) =>
    path === '/about' ? response.writeHead(500).end() : well(path, response),
  )
  expect(await sentences({ site })).toEqual(['the page /about: answered 500'])
})

test('a page without its security headers is not well, and neither is an open side door', async () => {
  const site = await serve((path, response) =>
    path === '/' ? response.writeHead(200).end() : well(path, response),
  )
  expect(await sentences({ site, apiAddress: site })).toEqual([
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
  expect(await sentences({ site })).toEqual([
    'the page /about: answered 200',
    'the page /admin: answered 200',
  ])
})

test('a published page that has a second address is not well', async () => {
  const site = await serve((path, response) =>
    well(path === '/pages/about.html' ? '/about' : path, response),
  )
  expect(await sentences({ site })).toEqual(['the unknown page /pages/about.html: answered 200'])
})

test('a site that cannot be reached is told once, with why', async () => {
  expect(await sentences({ site: 'http://127.0.0.1:1' })).toEqual([
    'http://127.0.0.1:1 cannot be reached: connect ECONNREFUSED 127.0.0.1:1',
  ])
})

test('pages that name another origin are not well', async () => {
  const origin = 'https://www.example.test'
  expect(await sentences({ site: await serve(wellAt(origin)), origin })).toEqual([])
  const site = await serve(wellAt('https://old.example.test'))
  expect(await sentences({ site, origin })).toEqual([
    'a canonical link that begins with https://www.example.test: answered 200',
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
  expect(await sentences({ site: 'https://www.example.test', through })).toEqual([])
  expect([...asked]).toEqual(['www.example.test'])
})

test('with the secret the API is looked at behind CloudFront, whose copies hide what is broken now', async () => {
  const site = await serve(well)
  const apiAddress = `http://${await listening(
    createPlainServer(({ headers }, response) =>
      response.writeHead(headers['x-origin-secret'] === 'the secret' ? 503 : 403).end(),
    ),
  )}`
  expect(await smokeTest({ site, apiAddress, secret: 'the secret' })).toEqual([
    { sentence: '/api/youtube/latest behind CloudFront: answered 503', passes: false },
    { sentence: '/api/blog behind CloudFront: answered 503', passes: false },
  ])
})

test('what a cache may hold passes; a failure, and what is open to strangers, does not', async () => {
  const kindsOf = async (answer: Answer) =>
    (await smokeTest({ site: await serve(answer), origin: 'https://new.test' })).map(
      ({ passes }) => passes,
    )
  expect(new Set(await kindsOf(wellAt('https://old.test')))).toEqual(new Set([true]))
  const broken: Answer = (path, response) =>
    path === '/about' ? response.writeHead(500).end() : wellAt('https://new.test')(path, response)
  expect(await kindsOf(broken)).toContain(false)
  const open: Answer = (path, response) =>
    wellAt('https://new.test')(path === '/api/collaboration-requests' ? '/api/any' : path, response)
  expect(await kindsOf(open)).toEqual([false])
})
