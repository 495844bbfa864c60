import http, { type IncomingHttpHeaders } from 'node:http'
import https from 'node:https'
import { text } from 'node:stream/consumers'

export type Answered = { status: number; headers: IncomingHttpHeaders; body: string }

/**
 * Requests an address, optionally from another host (`through`, perhaps with port) while TLS and Host keep its name. Rejects after 30
 * seconds.
 */
export const ask = (address: URL, through?: string) =>
  new Promise<Answered>((resolve, reject) => {
    const target = through ? new URL(`${address.protocol}//${through}`) : address
    const { request } = address.protocol === 'https:' ? https : http
    const sent = request(target, {
      path: `${address.pathname}${address.search}`,
      headers: { host: address.host },
      signal: AbortSignal.timeout(30_000),
      agent: false,
      ...(through && { servername: address.hostname }),
    })
    sent.on('error', reject)
    sent.on('response', (response) => {
      const { statusCode: status = 0, headers } = response
      text(response).then((body) => resolve({ status, headers, body }), reject)
    })
    sent.end()
  })
