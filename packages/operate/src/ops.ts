import { parseArgs } from 'node:util'
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { deadLetters } from './dead-letters.ts'
import { type Deployed, outputOf, requireDeployed } from './deployed.ts'
import { OperateFailure, runCommand } from './failure.ts'
import { sayStatus } from './status.ts'

const usage =
  'Use it as: pnpm ops status, pnpm ops dead-letters [--send-back], or pnpm ops everything. [--stage <name>]'

const readArguments = (args: string[]) => {
  try {
    const flag = { type: 'boolean', default: false } as const
    const options = { stage: { type: 'string' }, 'send-back': flag } as const
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [verb, ...others] = positionals
    if (others.length || (values['send-back'] && verb !== 'dead-letters'))
      throw new OperateFailure(usage)
    return { verb, ...values }
  } catch {
    throw new OperateFailure(usage)
  }
}

/** The nightly run: pages, search, bot and notices of the last two days; only differences are written. */
const deriveEverything = async (deployed: Deployed) => {
  const FunctionName = outputOf(deployed, 'ReactionsFunction')
  const Payload = new TextEncoder().encode('{}')
  const command = new InvokeCommand({ FunctionName, InvocationType: 'Event', Payload })
  await new LambdaClient({}).send(command)
  console.log('Everything is derived again in the background; it takes minutes.')
}

export const ops = async (args: string[], now = new Date()) => {
  const { verb, stage, 'send-back': sendBack } = readArguments(args)
  const verbs: Record<string, (deployed: Deployed) => Promise<void>> = {
    status: (deployed) => sayStatus(deployed, now),
    'dead-letters': (deployed) => deadLetters(outputOf(deployed, 'DeadLettersUrl'), { sendBack }),
    everything: deriveEverything,
  }
  const work = verbs[verb ?? '']
  if (!work) throw new OperateFailure(usage)
  await work(await requireDeployed(stage))
}

if (import.meta.main) await runCommand(() => ops(process.argv.slice(2)))
