import { parseArgs } from 'node:util'
import { outputOf, requireDeployed } from './deployed.ts'
import { OperateFailure, runCommand } from './failure.ts'
import { countItems, eraseAgain, unfit } from './restored.ts'
import { requireWholeTable } from './table-settings.ts'

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
  const back = await eraseAgain(live, restored).catch(String)
  const [before, after] = [await countItems(live), await countItems(restored)]
  for (const [kind, count] of Object.entries(after))
    console.log(`${kind.padEnd(20)} ${count} restored, ${before[kind]} in the live table`)
  const isErased = typeof back === 'number'
  if (isErased) console.log(`Erased again, because they were erased since: ${back} requests.`)
  const reasons = [
    ...unfit(after),
    ...(isErased ? [] : [`What was erased since could not be erased again: ${back}`]),
  ]
  for (const sentence of reasons) console.error(sentence)
  if (!reasons.length) console.log(`${restored} can be read whole.`)
  // First: a missing index makes many reads fail.
  await requireWholeTable(restored)
  if (reasons.length) throw new OperateFailure(`${restored} is not fit to serve the site.`)
}

if (import.meta.main) await runCommand(() => checkRestored(process.argv.slice(2)))
