import { type Deployed, outputOf } from './deployed.ts'
import { leadsTo, missingRecord } from './domain.ts'
import { OperateFailure } from './failure.ts'
import { smokeTest } from './smoke.ts'

/**
 * Looks at the site of a deployed stack and says what it found, and which DNS record a new domain
 * still needs. Throws where something is not well.
 */
export const lookAtSite = async (deployed: Deployed) => {
  const { ApiAddress: apiAddress, Origin: origin } = deployed.outputs
  const site = outputOf(deployed, 'SiteAddress')
  const distribution = outputOf(deployed, 'DistributionDomainName')
  const name = new URL(site).hostname
  const isLed = await leadsTo(name, distribution)
  const through = isLed ? undefined : distribution
  const wrong = await smokeTest({ site, origin, apiAddress, through })
  for (const sentence of wrong) console.error(sentence)
  if (wrong.length)
    throw new OperateFailure(
      `${site} is deployed but not well: see docs/OPERATIONS.md, "Upgrade and roll back".`,
    )
  console.log(`deployed and well: ${site}`)
  if (!isLed) console.log(missingRecord(name, distribution))
}
