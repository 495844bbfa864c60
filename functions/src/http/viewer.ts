import { isIPv4, isIPv6 } from 'node:net'
import type { HttpEvent } from './event.ts'

/** `2001:db8::5` -> `2001:db8:0:0` */
const network = (address: string) => {
  const [head = '', tail] = address.split('::')
  const groups = (part: string) => part.split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length
  const all = [
    ...groups(head),
    ...Array<string>(Math.max(missing, 0)).fill('0'),
    ...groups(tail ?? ''),
  ]
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** The IPv4 or IPv6 /64 CloudFront saw; visitors cannot forge it. */
export const clientOf = (event: HttpEvent): string => {
  const viewer = event.headers['cloudfront-viewer-address'] ?? ''
  const address = viewer.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped || isIPv4(address)) return mapped ?? address
  return isIPv6(address) ? `${network(address)}::/64` : 'unknown'
}

/** Narrowest first: IPv6 users usually have a /56 or /48. */
export const networksOf = (client: string): [string, ...string[]] => {
  if (!client.endsWith('::/64')) return [client]
  const groups = client.replace('::/64', '').split(':')
  const site = groups.slice(0, 3).join(':')
  const subnet = Number.parseInt(groups[3] ?? '0', 16) & 0xff00
  return [client, `${site}:${subnet.toString(16)}::/56`, `${site}::/48`]
}
