import { site, stackNameOf } from '@bong-bari/site'
import { App } from 'aws-cdk-lib'
import { BUNDLING_STACKS } from 'aws-cdk-lib/cx-api'
import { readConfig } from './config.ts'
import { keepDeployedSettings, readDeployedSettings } from './deployed-settings.ts'
import { buildInputs, defineStack, emptyInputs } from './stack.ts'

const app = new App()

const readSettings = async () => {
  const { stage } = readConfig({ stage: app.node.tryGetContext('stage') ?? '' })
  const name = stackNameOf(stage, site.name)
  const restored = keepDeployedSettings(app, await readDeployedSettings(name, process.env))
  if (restored.length)
    console.error(
      `Kept from the last deployment of ${name}: ${restored.map(([setting]) => setting).join(', ')}.`,
    )
  return readConfig(app.node.getAllContext())
}

/** A wrong setting is the operator's mistake, so it prints one sentence instead of a stack trace. */
const config = await readSettings().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return process.exit(1)
})

// CDK lists the stacks that it needs bundled; for commands that deploy and compare nothing the list is empty.
const needed: string[] = app.node.tryGetContext(BUNDLING_STACKS) ?? ['**']
const built = await (needed.length ? buildInputs() : emptyInputs())
defineStack(app, site.name, { ...built, config })
