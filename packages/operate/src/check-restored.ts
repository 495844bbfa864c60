import { parseArgs } from 'node:util'
import { outputOf, requireDeployed } from './deployed.ts'
import { OperateFailure, runCommand } from './failure.ts'
import { compareTables } from './restored.ts'
import { lacking } from './table-settings.ts'

const usage = 'Use it as: pnpm check:restored <restored table> [--stage <name>] [--live <table>]'

const readArguments = (args: string[]) => {
  try {
    const options = { stage: { type: 'string' }, live: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [restored, ...others] = positionals
    if (!restored || others.length) throw new OperateFailure(usage)
    return { restored, ...values }
  } catch {
    throw new OperateFailure(usage)
  }
}

export const checkRestored = async (args: string[]) => {
  const { restored, stage, ...given } = readArguments(args)
  const live = given.live ?? outputOf(await requireDeployed(stage), 'TableName')
  await compareTables(live, restored)
  const lack = await lacking(restored)
  if (lack) console.log(`Before it could serve the site: ${lack}`)
}

if (import.meta.main) await runCommand(() => checkRestored(process.argv.slice(2)))
