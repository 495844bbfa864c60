import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import {
  CloudFormationClient,
  UpdateTerminationProtectionCommand,
} from '@aws-sdk/client-cloudformation'
import { site, stackNameOf } from '@bong-bari/site'
import { requireAccount } from './account.ts'
import { type Run, runHere, synthesis } from './cdk.ts'
import {
  type Deployed,
  findDeployed,
  isStillborn,
  outputOf,
  requireAtRest,
  requireDeployed,
} from './deployed.ts'
import { OperateFailure, runCommand } from './failure.ts'
import { lostSettings, settingsIn } from './kept-settings.ts'
import { lookAtSite, type Pause } from './look-at-site.ts'
import { deployedTemplate, lostStores, type Template } from './stores.ts'
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

/** Refuses to remove data unless asked to explicitly. */
const protectData = (before: Template, after: Template, mayRemove: boolean) => {
  const lost = lostStores(before, after)
  if (!lost.length) return
  for (const sentence of lost) console.log(sentence)
  if (!mayRemove)
    throw new OperateFailure('Nothing was deployed. If data may go, say so: --remove-data')
}

/** Warns of settings the last deployment had and this one lacks. */
const sayLostSettings = (deployed: Deployed, after: Template) => {
  const lost = lostSettings(
    settingsIn(deployed.outputs.Settings),
    settingsIn(after.Outputs?.Settings?.Value),
  )
  if (lost.length) console.log('Settings of the last deployment that this one does not have:')
  for (const sentence of lost) console.log(`- ${sentence}`)
}

/** /privacy states it, so confirm the region. */
const sayWhereDataLies = (region: string) => {
  const { id, en } = site.dataRegion
  if (region === id) return
  console.log(
    `The page /privacy says that data is kept in ${en} (${id}), and this goes to ${region}: change dataRegion in packages/site/src/index.ts.`,
  )
}

const agree = async () => {
  if (!process.stdin.isTTY)
    throw new OperateFailure('Nobody can be asked here; say --yes to deploy without a question.')
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await lines.question('Deploy this? (yes/no) ')
  lines.close()
  if (!/^y(es)?$/i.test(answer.trim())) throw new OperateFailure('Nothing was deployed.')
}

/** How to run CDK, and its output folder. */
type Tools = { run: Run; assembly: string; pause?: Pause }

type Change = { before: Template; after: Template }

const kinds = ['new', 'changed', 'removed'] as const

const kindOf = (before: unknown, after: unknown) => {
  if (before === undefined) return 'new'
  if (after === undefined) return 'removed'
  return JSON.stringify(before) === JSON.stringify(after) ? undefined : 'changed'
}

/** Lines such as `AWS::Lambda::Function: 2 new, 19 changed`. */
const changesByKind = (before: Template, after: Template): string[] => {
  const [was = {}, is = {}] = [before.Resources, after.Resources]
  const changes = [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((id) => {
    const kind = kindOf(was[id], is[id])
    return kind ? [{ kind, type: (is[id] ?? was[id])?.Type ?? '' }] : []
  })
  return [...new Set(changes.map(({ type }) => type))].sort().map((type) => {
    const counts = kinds.flatMap((kind) => {
      const count = changes.filter((one) => one.type === type && one.kind === kind).length
      return count ? `${count} ${kind}` : []
    })
    return `${type}: ${counts.join(', ')}`
  })
}

/** A summary; the full diff goes to a file. */
const sayChanges = ({ run, assembly }: Tools, name: string, { before, after }: Change) => {
  const file = `${assembly}/differences.txt`
  run('cdk', ['diff', name, '--app', assembly], file)
  const lines = changesByKind(before, after)
  for (const line of lines.length ? lines : ['No resource of the site would change.'])
    console.log(line)
  console.log(`Each difference stands in ${file}.`)
}

/** A failure names the command that tells what AWS refused. */
const deployAssembly = ({ run, assembly }: Tools, name: string) => {
  try {
    run('cdk', ['deploy', name, '--app', assembly, '--require-approval', 'never'])
  } catch {
    throw new OperateFailure(
      `${name} was not deployed; why stands above, and in full: npx -y pnpm@12 cdk diagnose ${name} --app ${assembly}`,
    )
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
  sayChanges({ run, assembly }, name, { before: standing ?? {}, after })
  if (!yes) await agree()
  if (before && isStillborn(before)) await unprotect(name)
  deployAssembly({ run, assembly }, name)
  await lookAtAll(await requireDeployed(settings.stage), given.removeData, pause)
}

if (import.meta.main)
  await runCommand(() => deploy(process.argv.slice(2), { run: runHere, assembly: 'cdk.out' }))
