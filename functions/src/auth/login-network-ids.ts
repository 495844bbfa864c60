import { createHmac } from 'node:crypto'
import { networksOf } from '../http/viewer.ts'

/** What an address changes within from day to day: the /24 of an IPv4 one, the /48 of an IPv6 one. */
const homeOf = (client: string) =>
  networksOf(client)
    .at(-1)
    ?.replace(/\.\d+$/, '.0/24')

/**
 * How it is remembered that a name has logged in from where a client is: keyed with the origin
 * secret, so the table alone tells no address. The first is of the secret in force, another one of
 * the secret before it.
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
