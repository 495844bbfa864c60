import { lookup, resolveCname } from 'node:dns/promises'
import { setTimeout } from 'node:timers/promises'
import { type Deployed, outputOf, stageOf } from './deployed.ts'
import { OperateFailure } from './failure.ts'
import { lookInside } from './inside.ts'
import { type Pause, smokeTest } from './smoke.ts'

/** A page is cached for a minute, stale for one more; the first publishing takes a third. */
const maxWaitMs = 180_000
const pauseMs = 10_000

const lookEverywhere = async (deployed: Deployed, isLed: boolean, pause: Pause) => {
  const { ApiAddress: apiAddress, Origin: origin } = deployed.outputs
  const site = outputOf(deployed, 'SiteAddress')
  const through = isLed ? undefined : outputOf(deployed, 'DistributionDomainName')
  const [outside, inside] = await Promise.all([
    smokeTest({ site, origin, apiAddress, through }, pause),
    lookInside(deployed),
  ])
  return [...outside, ...inside]
}

/** Looks again until all is well or the time is up. */
const lookRepeatedly = async (deployed: Deployed, isLed: boolean, pause: Pause) => {
  for (let waitedMs = 0; ; waitedMs += pauseMs) {
    const found = await lookEverywhere(deployed, isLed, pause)
    if (!found.length || waitedMs >= maxWaitMs) return found
    if (!waitedMs) console.log('not everything is well yet; looking for up to 3 minutes ...')
    await pause(pauseMs)
  }
}

const addressesOf = async (name: string) =>
  (await lookup(name, { all: true }).catch(() => [])).map(({ address }) => address)

/** Whether DNS leads a name to the distribution, by CNAME or alias. */
const leadsTo = async (name: string, distribution: string) => {
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
const missingRecord = (name: string, distribution: string) =>
  `${name} does not lead there yet. Make the DNS record: ${name} CNAME ${distribution} (at the top of a zone: an alias of that name).`

/** Checks a deployed site from outside and inside and prints findings and missing DNS records. Waits for caches. Throws when not well. */
export const lookAtSite = async (deployed: Deployed, pause: Pause = setTimeout) => {
  const site = outputOf(deployed, 'SiteAddress')
  const distribution = outputOf(deployed, 'DistributionDomainName')
  const name = new URL(site).hostname
  const isLed = await leadsTo(name, distribution)
  const found = await lookRepeatedly(deployed, isLed, pause)
  for (const sentence of found) console.error(sentence)
  if (found.length)
    throw new OperateFailure(
      `${site} is deployed, and after 3 minutes not well. Next: npx -y pnpm@12 ops status --stage ${stageOf(deployed)}`,
    )
  console.log(`deployed and well: ${site}`)
  if (!isLed) console.log(missingRecord(name, distribution))
}
