import { learnOrigin, siteOrigin } from '../public-data/site-origin.ts'

const loopback = /^(127\.\d+\.\d+\.\d+|\[::1\])$/

/**
 * The relying party: the site's own address. Browsers make no passkey for an IP address, so at the
 * machine's own it is `localhost`.
 */
export const passkeyParty = async () => {
  await learnOrigin()
  const address = new URL(siteOrigin())
  if (loopback.test(address.hostname)) address.hostname = 'localhost'
  return { rpId: address.hostname, origin: address.origin }
}
