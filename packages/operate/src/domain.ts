import { lookup, resolveCname } from 'node:dns/promises'

const addressesOf = async (name: string) =>
  (await lookup(name, { all: true }).catch(() => [])).map(({ address }) => address)

/** Whether DNS leads a name to the distribution, by CNAME or alias. */
export const leadsTo = async (name: string, distribution: string) => {
  const host = new URL(`https://${distribution}`).hostname
  if (name.toLowerCase() === host) return true
  const found = await addressesOf(name)
  if (!found.length) return false
  const records = await resolveCname(name).catch((): string[] => [])
  if (records.some((record) => record.toLowerCase() === host)) return true
  const wanted = await addressesOf(host)
  return found.some((address) => wanted.includes(address))
}

/** Tells which DNS record is missing. */
export const missingRecord = (name: string, distribution: string) =>
  `${name} does not lead there yet. Make the DNS record: ${name} CNAME ${distribution} (at the top of a zone: an alias of that name).`
