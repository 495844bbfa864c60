import { learnOrigin, siteOrigin } from '../public-data/site-origin.ts'

const loopback = /^(127\.\d+\.\d+\.\d+|\[::1\])$/

/**
 * Whom passkeys are made for: the site's own address as it is known now. No browser makes one for a number, so where the site is at
 * the machine's own it is `localhost`.
 */
export const passkeyParty = async () => {
  await learnOrigin()
  const address = new URL(siteOrigin())
  if (loopback.test(address.hostname)) address.hostname = 'localhost'
  return { rpId: address.hostname, origin: address.origin }
}
