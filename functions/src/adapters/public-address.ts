import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** IANA's IPv4 registry of special purposes. */
const special = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

/** In 2000::/3: disguised addresses (Teredo, 6to4), and examples. */
const special6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const listOf = (ranges: string[], family: 'ipv4' | 'ipv6') => {
  const list = new BlockList()
  for (const range of ranges) {
    const [net = '', bits] = range.split('/')
    list.addSubnet(net, Number(bits), family)
  }
  return list
}

const closed = listOf(special, 'ipv4')
const closed6 = listOf(special6, 'ipv6')
const open6 = listOf(['2000::/3'], 'ipv6')

export const isPublicAddress = (address: string): boolean => {
  if (isIPv4(address)) return !closed.check(address, 'ipv4')
  return isIPv6(address) && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6')
}
