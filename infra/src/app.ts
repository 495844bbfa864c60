import { originOf, site } from '@bong-bari/site'
import { App } from 'aws-cdk-lib'
import { BUNDLING_STACKS } from 'aws-cdk-lib/cx-api'
import { readConfig } from './config.ts'
import { defineFirewall } from './firewall.ts'
import { buildInputs, emptyInputs } from './inputs.ts'
import { defineStack } from './stack.ts'

const app = new App()

const readInputs = () => {
  const config = readConfig(app.node.getAllContext())
  const { SITE_URL: siteUrl, DEPLOYED_ADDRESS: ownAddress } = process.env
  return { config, origin: originOf({ siteUrl, domainName: config.domainName, ownAddress }) }
}

/** A setting that cannot be used is told in its sentence alone. */
const readOrEnd = () => {
  try {
    return readInputs()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return process.exit(1)
  }
}

const { config, origin } = readOrEnd()
// CDK's command line names no stack where nothing will be deployed or compared.
const needed: string[] = app.node.tryGetContext(BUNDLING_STACKS) ?? ['**']
const built = await (needed.length ? buildInputs() : emptyInputs())
defineStack(app, site.name, { ...built, config, origin })
if (config.firewall) defineFirewall(app, site.name, config)
