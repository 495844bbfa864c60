import { originOf, site } from '@bong-bari/site'
import { App } from 'aws-cdk-lib'
import { BUNDLING_STACKS } from 'aws-cdk-lib/cx-api'
import { readConfig } from './config.ts'
import { buildInputs, emptyInputs } from './inputs.ts'
import { defineStack } from './stack.ts'

const app = new App()
const config = readConfig(app.node.getAllContext())
const origin = originOf({
  siteUrl: process.env.SITE_URL,
  domainName: config.domainName,
  // What `pnpm run deploy` found deployed.
  ownAddress: process.env.DEPLOYED_ADDRESS,
})
// CDK's command line names no stack where nothing will be deployed or compared.
const needed: string[] = app.node.tryGetContext(BUNDLING_STACKS) ?? ['**']
const built = await (needed.length ? buildInputs(origin) : emptyInputs())
defineStack(app, site.name, { ...built, config, origin })
