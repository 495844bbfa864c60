import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate } from 'selfsigned'
import { pageAnswer } from './deployed-pages.ts'

const json = { 'content-type': 'application/json; charset=utf-8' }
const html = { 'content-type': 'text/html' }

const makeCertificate = (names: string[]) =>
  generate([{ name: 'commonName', value: 'localhost' }], {
    extensions: [{ name: 'subjectAltName', altNames: names.map((value) => ({ type: 2, value })) }],
  })

/**
 * Serves what a deployment leaves at CloudFront and at the API's own address, over TLS for
 * `localhost` and `names`. `env` lets a child trust its certificate; `hosts` are the names that were
 * asked for.
 */
export const startSite = async ({ origin, names }: { origin: () => string; names: string[] }) => {
  const { private: key, cert } = await makeCertificate(['localhost', ...names])
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  const trusted = join(folder, 'certificate.pem')
  await writeFile(trusted, cert)
  const hosts = new Set<string>()
  const state = { isWell: true }

  const cdn = createServer({ key, cert }, ({ url: path = '/', headers }, response) => {
    hosts.add(headers.host ?? '')
    const isApi = path.startsWith('/api/')
    if (!state.isWell) response.writeHead(500, html)
    else if (path === '/api/collaboration-requests') response.writeHead(401, json)
    else if (path === '/api/no-such-route') response.writeHead(404, json)
    else if (isApi) response.writeHead(200, json)
    else response.writeHead(...pageAnswer(path))
    response.end(`<link rel="canonical" href="${origin()}${path}" />`)
  })
  const api = createServer({ key, cert }, (_request, response) => response.writeHead(403).end())
  const listen = async (server: typeof cdn) => {
    server.listen(0, 'localhost')
    await once(server, 'listening')
    const address = server.address()
    return `localhost:${typeof address === 'object' ? address?.port : ''}`
  }
  const domains = { distribution: await listen(cdn), api: await listen(api) }
  return {
    ...{ domains, hosts, state },
    env: { NODE_EXTRA_CA_CERTS: trusted },
    stop: async () => {
      for (const server of [cdn, api]) {
        server.closeAllConnections()
        server.close()
      }
      await rm(folder, { recursive: true })
    },
  }
}
