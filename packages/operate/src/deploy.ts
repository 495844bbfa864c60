import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import {
  CloudFormationClient,
  UpdateTerminationProtectionCommand,
} from '@aws-sdk/client-cloudformation'
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm'
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'
import { site, stackNameOf } from '@bong-bari/site'
import {
  diagnoseArguments,
  publishArguments,
  type Run,
  runInTerminal,
  synthArguments,
} from './cdk.ts'
import {
  parseSettings,
  printChanges,
  printLostSettings,
  protectData,
  readDeployedTemplate,
  type Template,
} from './changes.ts'
import { checkSite, findAlarmMailFaults } from './check-site.ts'
import { isNamed, OperateFailure, requireYes, runCommand } from './command.ts'
import { storePreviousTemplate } from './rollback.ts'
import type { Pause } from './smoke.ts'
import {
  type Deployed,
  findDeployed,
  isFailedCreation,
  outputOf,
  requireDeployed,
  requireIdle,
} from './stack.ts'
import { requireCompleteTable } from './table-settings.ts'

const usage =
  'Use it as: pnpm run deploy [--stage <name>] [-c name=value ...] [--yes] [--remove-data]'

const readArguments = (args: string[]) => {
  try {
    const flag = { type: 'boolean', default: false } as const
    const options = {
      stage: { type: 'string' },
      context: { type: 'string', short: 'c', multiple: true },
      yes: flag,
      'remove-data': flag,
    } as const
    return parseArgs({ args, options }).values
  } catch {
    throw new OperateFailure(usage)
  }
}

/** The parameter that CDK's bootstrap writes. */
const bootstrapVersion = '/cdk-bootstrap/hnb659fds/version'

/**
 * Checks credentials, region and CDK bootstrap before a deployment spends minutes. Throws what to do.
 */
const requireAccount = async () => {
  const { Account } = await new STSClient({}).send(new GetCallerIdentityCommand({}))
  const ssm = new SSMClient({})
  const region = await ssm.config.region()
  try {
    await ssm.send(new GetParameterCommand({ Name: bootstrapVersion }))
  } catch (error) {
    // A role limited to CDK's roles cannot look; CDK checks itself.
    if (isNamed(error, 'AccessDeniedException', 'AccessDenied')) return region
    if (!isNamed(error, 'ParameterNotFound')) throw error
    throw new OperateFailure(
      `The account ${Account} is not prepared in ${region} yet: npx -y pnpm@12 cdk bootstrap aws://${Account}/${region}`,
    )
  }
  return region
}

/** Warns where the region differs from the one that the page /privacy names. */
const warnOfDataRegion = (region: string) => {
  const { id, en } = site.dataRegion
  if (region === id) return
  console.log(
    `The page /privacy says that data is kept in ${en} (${id}), and this goes to ${region}: change dataRegion in packages/site/src/index.ts.`,
  )
}

/** How to run commands, the output folder of CDK, and how to wait. */
export type Tools = { run: Run; assembly: string; pause?: Pause }

/** Prints a summary of the changes and writes the full diff to a file. */
const printDifferences = (
  { run, assembly }: Tools,
  name: string,
  [before, after]: [Template, Template],
) => {
  const file = `${assembly}/differences.txt`
  run('cdk', ['diff', name, '--app', assembly], file)
  printChanges(before, after)
  console.log(`Each difference stands in ${file}.`)
}

/** Deploys. On failure, `cdk diagnose` prints which resource AWS refused and why. */
const deployAssembly = ({ run, assembly }: Tools, name: string) => {
  // Uploading prints four lines a function, which would hide the progress of the deployment, so it is a step of its own with its output in a file.
  run('cdk', publishArguments(name, assembly), `${assembly}/published.txt`)
  try {
    run('cdk', ['deploy', name, '--app', assembly, '--require-approval', 'never'])
  } catch {
    try {
      run('cdk', diagnoseArguments(name, assembly))
    } catch {
      // Where AWS refused to begin, there is no stack to diagnose, and CDK has said why.
    }
    throw new OperateFailure(`${name} was not deployed; why stands above.`)
  }
}

/** Turns deletion protection off, so that CDK can remove a failed first creation. */
const disableTerminationProtection = (StackName: string) =>
  new CloudFormationClient({}).send(
    new UpdateTerminationProtectionCommand({ StackName, EnableTerminationProtection: false }),
  )

/** Checks the settings of the table, then the site. */
const checkDeployment = async (deployed: Deployed, removeData: unknown, pause?: Pause) => {
  // Removable tables have no deletion protection.
  if (String(removeData) !== 'true') await requireCompleteTable(outputOf(deployed, 'TableName'))
  await checkSite(deployed, pause)
}

export const deploy = async (args: string[], { run, assembly, pause }: Tools) => {
  const { yes, 'remove-data': removeData, ...settings } = readArguments(args)
  warnOfDataRegion(await requireAccount())
  const name = stackNameOf(settings.stage)
  const before = await findDeployed(settings.stage)
  if (before) requireIdle(before)
  run('cdk', synthArguments(assembly, settings))
  const after: Template = JSON.parse(await readFile(`${assembly}/${name}.template.json`, 'utf8'))
  const newSettings = parseSettings(after.Outputs?.Settings?.Value)
  // The stack sets up only its own table.
  if (newSettings.restoredTable) await requireCompleteTable(String(newSettings.restoredTable))
  const deployedNow =
    before && !isFailedCreation(before) ? await readDeployedTemplate(name) : undefined
  if (before && deployedNow) {
    protectData(deployedNow, after, removeData)
    printLostSettings(before, after)
  }
  printDifferences({ run, assembly }, name, [deployedNow ?? {}, after])
  if (!yes) await requireYes('Deploy this?', 'deployed')
  if (before && isFailedCreation(before)) await disableTerminationProtection(name)
  deployAssembly({ run, assembly }, name)
  // A deployment that changed nothing, such as a second try, must not hide what stood before the first.
  if (deployedNow && JSON.stringify(deployedNow) !== JSON.stringify(after))
    await storePreviousTemplate(name, deployedNow)
  const deployed = await requireDeployed(settings.stage)
  for (const sentence of await findAlarmMailFaults(deployed)) console.log(sentence)
  await checkDeployment(deployed, newSettings.removeData, pause)
}

if (import.meta.main)
  await runCommand(() => deploy(process.argv.slice(2), { run: runInTerminal, assembly: 'cdk.out' }))
