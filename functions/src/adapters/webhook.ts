import { lookup } from 'node:dns/promises'
import { request } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Milliseconds, DNS included. */
const patienceMs = 5_000

/** Bytes; the body is not read. */
const mostHeaders = 16_384

/** Without the address, which is a secret. */
export class WebhookFailure extends Error {
  override name = 'WebhookFailure'
}

/** Replaced in tests. */
export type Reach = {
  resolve: (name: string) => Promise<string[]>
  mayReach: (address: string) => boolean
  port: number
  patienceMs: number
  ca?: string
}

const openInternet: Reach = {
  // Functions have no IPv6 way out.
  resolve: async (name) =>
    (await lookup(name, { all: true, order: 'ipv4first' })).map(({ address }) => address),
  mayReach: isPublicAddress,
  port: 443,
  patienceMs,
}

const withoutBrackets = (host: string) => host.replace(/^\[|\]$/g, '')

const urlOf = (address: string) => {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url?.protocol !== 'https:' || url.port || url.username || url.password)
    throw new WebhookFailure('The address is no webhook')
  return url
}

/** Even where the work cannot be aborted. */
const inTime = <Result>(work: Promise<Result>, signal: AbortSignal) =>
  new Promise<Result>((resolve, reject) => {
    const end = () => reject(new WebhookFailure('It took too long'))
    if (signal.aborted) end()
    signal.addEventListener('abort', end, { once: true })
    work.then(resolve, () => reject(new WebhookFailure('The name leads nowhere')))
  })

/** None if any address of the name is internal. */
const judgedAddress = async (name: string, { resolve, mayReach }: Reach, signal: AbortSignal) => {
  const found = isIP(name) ? [name] : await inTime(resolve(name), signal)
  const [first] = found
  if (!first || !found.every(mayReach)) throw new WebhookFailure('The address is not public')
  return first
}

/** Posts to the checked address, without a second lookup. No redirects, reads only the status. Rejects with {@link WebhookFailure}. */
export const postToWebhook = async (
  address: string,
  body: object,
  given: Partial<Reach> = {},
): Promise<void> => {
  const reach = { ...openInternet, ...given }
  const url = urlOf(address)
  const signal = AbortSignal.timeout(reach.patienceMs)
  const name = withoutBrackets(url.hostname)
  const host = await judgedAddress(name, reach, signal)
  const text = JSON.stringify(body)
  const status = await new Promise<number>((resolve, reject) => {
    const call = request(
      {
        ...{ host, port: reach.port, method: 'POST', path: url.pathname + url.search, signal },
        ...(!isIP(name) && { servername: name }),
        ...(reach.ca && { ca: reach.ca }),
        agent: false,
        maxHeaderSize: mostHeaders,
        headers: {
          host: url.host,
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(text),
        },
      },
      (answer) => {
        resolve(answer.statusCode ?? 0)
        answer.destroy()
      },
    )
    call.on('error', () =>
      reject(new WebhookFailure(signal.aborted ? 'It took too long' : 'It cannot be reached')),
    )
    call.end(text)
  })
  if (status < 200 || status > 299) throw new WebhookFailure(`It answered ${status}`)
}
