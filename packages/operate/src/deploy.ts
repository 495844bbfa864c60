import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import {
  CloudFormationClient,
  UpdateTerminationProtectionCommand,
} from '@aws-sdk/client-cloudformation'
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm'
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'
import { site, stackNameOf } from '@bong-bari/site'
import { diagnosis, publication, type Run, runHere, synthesis } from './cdk.ts'
import {
  deployedTemplate,
  protectData,
  sayChanges,
  sayLostSettings,
  settingsIn,
  type Template,
} from './changes.ts'
import { agree, OperateFailure, runCommand } from './command.ts'
import { lookAtSite, untold } from './look-at-site.ts'
import { keepTemplate } from './rollback.ts'
import type { Pause } from './smoke.ts'
import {
  type Deployed,
  findDeployed,
  isStillborn,
  outputOf,
  requireAtRest,
  requireDeployed,
} from './stack.ts'
import { requireWholeTable } from './table-settings.ts'

const usage =
  'Use it as: pnpm run deploy [--stage <name>] [-c name=value ...] [--yes] [--remove-data]'

const readArguments = (args: string[]) => {
  try {
    const flag = { type: 'boolean', default: false } as const
    const options = {
      stage: { type: 'string' },
      context: { type: 'string', short: 'c', multiple: true },
      ...{ yes: flag, 'remove-data': flag },
    } as const
    return parseArgs({ args, options }).values
  } catch {
    throw new OperateFailure(usage)
  }
}

/** Written by CDK's bootstrap. */
const bootstrapVersion = '/cdk-bootstrap/hnb659fds/version'

const isNamed = (error: unknown, ...names: string[]) =>
  error instanceof Error && names.includes(error.name)

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

/** /privacy states it, so confirm the region. */
const sayWhereDataLies = (region: string) => {
  const { id, en } = site.dataRegion
  if (region === id) return
  console.log(
    `The page /privacy says that data is kept in ${en} (${id}), and this goes to ${region}: change dataRegion in packages/site/src/index.ts.`,
  )
}

/** How to run CDK, and its output folder. */
export type Tools = { run: Run; assembly: string; pause?: Pause }

/** A summary; the full diff goes to a file. */
const sayDifferences = (
  { run, assembly }: Tools,
  name: string,
  [before, after]: [Template, Template],
) => {
  const file = `${assembly}/differences.txt`
  run('cdk', ['diff', name, '--app', assembly], file)
  sayChanges(before, after)
  console.log(`Each difference stands in ${file}.`)
}

/** Where AWS refuses, CDK says of which resource and why, however many others failed with it. */
const deployAssembly = ({ run, assembly }: Tools, name: string) => {
  // Four lines a function, which hide what is deployed; published before, they are not said again.
  run('cdk', publication(name, assembly), `${assembly}/published.txt`)
  try {
    run('cdk', ['deploy', name, '--app', assembly, '--require-approval', 'never'])
  } catch {
    run('cdk', diagnosis(name, assembly))
    throw new OperateFailure(`${name} was not deployed; why stands above.`)
  }
}

/** Turns deletion protection off, so that CDK can remove a failed first creation. */
const unprotect = (StackName: string) =>
  new CloudFormationClient({}).send(
    new UpdateTerminationProtectionCommand({ StackName, EnableTerminationProtection: false }),
  )

/** The table first: every page needs it. */
const lookAtAll = async (deployed: Deployed, removeData: unknown, pause?: Pause) => {
  // Removable tables have no deletion protection.
  if (String(removeData) !== 'true') await requireWholeTable(outputOf(deployed, 'TableName'))
  await lookAtSite(deployed, pause)
}

export const deploy = async (args: string[], { run, assembly, pause }: Tools) => {
  const { yes, 'remove-data': removeData, ...settings } = readArguments(args)
  sayWhereDataLies(await requireAccount())
  const name = stackNameOf(settings.stage)
  const before = await findDeployed(settings.stage)
  if (before) requireAtRest(before)
  run('cdk', synthesis(assembly, settings))
  const after: Template = JSON.parse(await readFile(`${assembly}/${name}.template.json`, 'utf8'))
  const given = settingsIn(after.Outputs?.Settings?.Value)
  // The stack sets up only its own table.
  if (given.restoredTable) await requireWholeTable(String(given.restoredTable))
  const standing = before && !isStillborn(before) ? await deployedTemplate(name) : undefined
  if (before && standing) {
    protectData(standing, after, removeData)
    sayLostSettings(before, after)
  }
  sayDifferences({ run, assembly }, name, [standing ?? {}, after])
  if (!yes) await agree('Deploy this?', 'deployed')
  if (before && isStillborn(before)) await unprotect(name)
  deployAssembly({ run, assembly }, name)
  if (standing) await keepTemplate(name, standing)
  const deployed = await requireDeployed(settings.stage)
  for (const sentence of await untold(deployed)) console.log(sentence)
  await lookAtAll(deployed, given.removeData, pause)
}

if (import.meta.main)
  await runCommand(() => deploy(process.argv.slice(2), { run: runHere, assembly: 'cdk.out' }))
