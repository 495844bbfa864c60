import { isIPv4, isIPv6 } from 'node:net'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'

export type HttpEvent = APIGatewayProxyEventV2
export type Answer = APIGatewayProxyStructuredResultV2

/** Reads the time at which API Gateway got the call. Handlers have no other clock. */
export const readTime = (event: HttpEvent) => new Date(event.requestContext.timeEpoch)

/** Returns the eight numbers of an IPv6 address, however it is written, or undefined if it is none. */
const ipv6Groups = (address: string): number[] | undefined => {
  const url = `http://[${address}]`
  if (!isIPv6(address) || !URL.canParse(url)) return undefined
  // A URL writes the address in its shortest form, with an IPv4 part as two hexadecimal groups.
  const [head = '', tail = ''] = new URL(url).hostname.slice(1, -1).split('::')
  const numbers = (part: string) =>
    part.split(':').flatMap((group) => (group ? [Number.parseInt(group, 16)] : []))
  const [first, last] = [numbers(head), numbers(tail)]
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last]
}

/** Returns the IPv4 address inside `::ffff:0:0/96`. */
const mappedIPv4 = (groups: readonly number[]) =>
  groups.slice(0, 6).join(':') === '0:0:0:0:0:65535'
    ? groups
        .slice(6)
        .flatMap((group) => [group >> 8, group & 0xff])
        .join('.')
    : undefined

/** Returns the IPv4 address or IPv6 /64 that CloudFront saw (`viewerHeader` in `packages/edge`), which visitors cannot forge. */
export const readClient = (event: HttpEvent): string => {
  const address = event.headers['x-viewer-address'] ?? ''
  if (isIPv4(address)) return address
  const groups = ipv6Groups(address)
  if (!groups) return 'unknown'
  const network = groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')
  return mappedIPv4(groups) ?? `${network}::/64`
}

/** Limits of an IPv6 /56 or /48 are so many times as high, because many people may share one. */
export const widerNetworkFactor = 10

/** Lists a client's networks, the narrowest first. An IPv6 user usually has a whole /56 or /48. */
export const listNetworks = (client: string): [string, ...string[]] => {
  if (!client.endsWith('::/64')) return [client]
  const groups = client.replace('::/64', '').split(':')
  const site = groups.slice(0, 3).join(':')
  const subnet = Number.parseInt(groups[3] ?? '0', 16) & 0xff00
  return [client, `${site}:${subnet.toString(16)}::/56`, `${site}::/48`]
}
