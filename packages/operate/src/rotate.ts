import { parseArgs } from 'node:util'
import { requireDeployed } from './deployed.ts'
import { OperateFailure, runCommand } from './failure.ts'
import { lookAtSite } from './look-at-site.ts'
import { dropSecret, rotateSecret, type SetParameters, showSecret } from './rotation.ts'
import { setParameters } from './update-stack.ts'

const usage =
  'Use it as: pnpm rotate, later pnpm rotate --drop; or pnpm rotate --show. [--stage <name>]'

const readArguments = (args: string[]) => {
  try {
    const flag = { type: 'boolean', default: false } as const
    const options = { stage: { type: 'string' }, drop: flag, show: flag } as const
    return parseArgs({ args, options }).values
  } catch {
    throw new OperateFailure(usage)
  }
}

export const rotate = async (args: string[]) => {
  const { drop, show, stage } = readArguments(args)
  const deployed = await requireDeployed(stage)
  if (show) return console.log(await showSecret(deployed))
  const set: SetParameters = async (parameters) => {
    console.log(
      `setting the version of the origin secret in ${deployed.name}, which takes minutes ...`,
    )
    await setParameters(deployed, parameters)
  }
  await (drop ? dropSecret : rotateSecret)(deployed, set)
  await lookAtSite(deployed)
  if (drop) return console.log('only the current origin secret opens the API now')
  console.log('CloudFront sends a new origin secret; the one before is still taken.')
  console.log('When the site has been well for a day: npx -y pnpm@12 rotate --drop')
}

if (import.meta.main) await runCommand(() => rotate(process.argv.slice(2)))
