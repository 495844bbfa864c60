import { createHmac } from 'node:crypto'
import { networksOf } from '../http/viewer.ts'

/** A home's addresses change within an IPv4 /24 or an IPv6 /48. */
const homeOf = (client: string) =>
  networksOf(client)
    .at(-1)
    ?.replace(/\.\d+$/, '.0/24')

/**
 * Ids of the network that a name logs in from, keyed with the origin secret so that the table alone
 * tells no address: the first by the current secret, another by the previous one.
 */
export const loginNetworkIds = (client: string, name: string): string[] =>
  [process.env.ORIGIN_SECRET, process.env.ORIGIN_SECRET_PREVIOUS].flatMap((secret) =>
    secret
      ? [
          createHmac('sha256', secret)
            .update(JSON.stringify([name, homeOf(client)]))
            .digest('base64url'),
        ]
      : [],
  )
