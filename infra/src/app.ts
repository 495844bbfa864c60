import { site, stackNameOf } from '@bong-bari/site'
import { App } from 'aws-cdk-lib'
import { BUNDLING_STACKS } from 'aws-cdk-lib/cx-api'
import { readConfig } from './config.ts'
import { deployedSettings, keepSettings } from './deployed-settings.ts'
import { buildInputs, defineStack, emptyInputs } from './stack.ts'

const app = new App()

const readSettings = async () => {
  const { stage } = readConfig({ stage: app.node.tryGetContext('stage') ?? '' })
  const name = stackNameOf(stage, site.name)
  const kept = keepSettings(app, await deployedSettings(name, process.env))
  if (kept.length)
    console.error(
      `Kept from the last deployment of ${name}: ${kept.map(([one]) => one).join(', ')}.`,
    )
  return readConfig(app.node.getAllContext())
}

/** A bad setting prints its sentence, no stack trace. */
const config = await readSettings().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return process.exit(1)
})

// CDK names no stack here when nothing is deployed or compared.
const needed: string[] = app.node.tryGetContext(BUNDLING_STACKS) ?? ['**']
const built = await (needed.length ? buildInputs() : emptyInputs())
defineStack(app, site.name, { ...built, config })
