import { Agent, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

let visitors = 0

/** A loopback address not used before, so that rate limits tell visitors apart. */
export const nextAddress = () => {
  const number = 256 + visitors++
  return `127.${1 + ((number >> 16) % 250)}.${(number >> 8) & 255}.${number & 255}`
}

/** Statuses without a body. */
const bodiless = [204, 304]

const toResponse = async (incoming: IncomingMessage) => {
  const body = await buffer(incoming)
  const status = incoming.statusCode ?? 502
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers))
    for (const one of [value ?? []].flat()) headers.append(name, one)
  return new Response(bodiless.includes(status) ? null : new Uint8Array(body), { status, headers })
}

/** A `fetch` from its own address. `leave` closes its connections. */
export const visitorFrom = (localAddress: string) => {
  // A connection that is used again just as the server closes it would look like a broken answer.
  const agent = new Agent({ keepAlive: false, localAddress })
  const visit: typeof fetch = async (input, init) => {
    const asked = new Request(input, init)
    const body = Buffer.from(await asked.arrayBuffer())
    return new Promise((resolve, reject) => {
      const sent = request(asked.url, {
        agent,
        method: asked.method,
        headers: { ...Object.fromEntries(asked.headers), 'content-length': body.length },
      })
      sent.on('error', reject)
      sent.on('response', (incoming) => toResponse(incoming).then(resolve, reject))
      sent.end(body)
    })
  }
  return { visit, leave: () => agent.destroy() }
}
