import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'

const path = '/api/collaboration-requests'

/** Loopback addresses are told apart, so each request comes from a visitor of its own. */
const address = () => `127.${[0, 0, 0].map(() => 1 + Math.floor(Math.random() * 250)).join('.')}`

/** What such a brand types, but for its name. */
export const lead = { company: 'মিষ্টি ঘর', phone: '+91 98300 12345', message: 'একটা স্কেচ চাই।' }

/** A brand's request, sent as a visitor whom nobody has counted yet. Rejects unless it is taken. */
export const sendLead = async (baseURL: string | undefined, name: string) => {
  const sent = request(new URL(path, baseURL), {
    method: 'POST',
    localAddress: address(),
    headers: { 'content-type': 'application/json' },
  })
  sent.end(JSON.stringify({ name, ...lead }))
  const [answer]: IncomingMessage[] = await once(sent, 'response')
  answer?.resume()
  if (answer?.statusCode !== 201) throw new Error(`The request was answered ${answer?.statusCode}.`)
}
