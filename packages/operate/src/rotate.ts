import { parseArgs } from 'node:util'
import { stackNameOf } from '@bong-bari/site'
import { cdk, settingOptions } from './cdk.ts'
import { requireDeployed } from './deployed.ts'
import { OperateFailure, runCommand } from './failure.ts'
import { type Deploy, dropSecret, rotateSecret, showSecret } from './rotation.ts'

const usage =
  'Use it as: pnpm rotate, later pnpm rotate --drop; or pnpm rotate --show. [--stage <name>]'

const readArguments = () => {
  try {
    const flag = { type: 'boolean', default: false } as const
    return parseArgs({ options: { ...settingOptions, drop: flag, show: flag } }).values
  } catch {
    throw new OperateFailure(usage)
  }
}

await runCommand(async () => {
  const { drop, show, ...settings } = readArguments()
  const deployed = await requireDeployed(settings.stage)
  if (show) return console.log(await showSecret(deployed))
  const deploy: Deploy = (parameters) => {
    const given = Object.entries(parameters).flatMap(([name, value]) => [
      '--parameters',
      `${name}=${value}`,
    ])
    const name = stackNameOf(settings.stage)
    const SITE_URL = process.env.SITE_URL ?? deployed.outputs.SiteAddress ?? ''
    cdk(['deploy', name, '--require-approval', 'never', ...given], settings, { SITE_URL })
  }
  if (drop) {
    await dropSecret(deployed, deploy)
    return console.log('only the current origin secret opens the API now')
  }
  await rotateSecret(deployed, deploy)
  console.log('CloudFront sends a new origin secret; the one before is still taken.')
  console.log('When the site has been well for a day: pnpm rotate --drop')
})
