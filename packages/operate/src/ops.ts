import { parseArgs } from 'node:util'
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { DeleteObjectsCommand, ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3'
import { runInTerminal } from './cdk.ts'
import { parseSettings } from './changes.ts'
import { checkSite } from './check-site.ts'
import { OperateFailure, runCommand } from './command.ts'
import { reportDeadLetters } from './dead-letters.ts'
import type { Tools } from './deploy.ts'
import { type Deployed, outputOf, requireDeployed, stageOf } from './stack.ts'
import { printStatus } from './status.ts'

/** Deletes every object with all its versions. A deleted version leaves the list, so each round reads from its start. Returns how many versions were deleted. */
const emptyBucket = async (Bucket: string) => {
  const client = new S3Client({})
  let count = 0
  for (;;) {
    const { Versions = [], DeleteMarkers = [] } = await client.send(
      new ListObjectVersionsCommand({ Bucket }),
    )
    const Objects = [...Versions, ...DeleteMarkers].map(({ Key, VersionId }) => ({
      Key,
      VersionId,
    }))
    if (!Objects.length) return count
    const { Errors: [refused] = [] } = await client.send(
      new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
    )
    if (refused) throw new OperateFailure(`${Bucket} keeps ${refused.Key}: ${refused.Message}`)
    count += Objects.length
  }
}

/** Empties both buckets, because CloudFormation deletes only empty ones. Throws unless the deployed settings say that data may go. */
const emptyBuckets = async (deployed: Deployed) => {
  if (String(parseSettings(deployed.outputs.Settings).removeData) !== 'true')
    throw new OperateFailure(
      `Data of ${deployed.name} is kept. If it may go: npx -y pnpm@12 run deploy --stage ${stageOf(deployed)} -c removeData=true --remove-data`,
    )
  for (const output of ['SiteBucketName', 'MediaBucketName']) {
    const bucket = outputOf(deployed, output)
    console.log(`${bucket}: ${await emptyBucket(bucket)} versions deleted`)
  }
}

const usage = `Use it as: pnpm ops <what> [--stage <name>], and <what> is one of
  status                         what needs somebody, the worst first; ends with 1 where something does
  rollback [--yes]               put back what stood before the last deployment
  restore <time> [--drill]       table and pictures as they were, such as at 2026-11-21T05:00:00Z
  dead-letters [--send-back]     what failed for good, by kind; sent back, it is worked on again
  everything                     pages, search, the bot and notices are derived again, as each night
  empty                          delete all files, before the end of a stack whose data may go`

const flag = { type: 'boolean', default: false } as const
const options = {
  stage: { type: 'string' },
  'send-back': flag,
  drill: flag,
  yes: flag,
} as const

/** The options that each verb takes, and how many words follow it. */
const verbs: Record<string, { takes: (keyof typeof options)[]; argumentCount: number }> = {
  status: { takes: [], argumentCount: 0 },
  rollback: { takes: ['yes'], argumentCount: 0 },
  restore: { takes: ['drill', 'yes'], argumentCount: 1 },
  'dead-letters': { takes: ['send-back'], argumentCount: 0 },
  everything: { takes: [], argumentCount: 0 },
  empty: { takes: [], argumentCount: 0 },
}

const readArguments = (args: string[]) => {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [verb = '', ...words] = positionals
    const rule = verbs[verb]
    const flags = (['send-back', 'drill', 'yes'] as const).filter((name) => values[name])
    if (rule?.argumentCount !== words.length || flags.some((name) => !rule.takes.includes(name)))
      throw new OperateFailure(usage)
    return { verb, word: words[0], ...values }
  } catch {
    throw new OperateFailure(usage)
  }
}

/** Starts the nightly rebuild now: pages, search, bot and notifications of the last two days. Only differences are written. */
const startFullRebuild = async (deployed: Deployed) => {
  const FunctionName = outputOf(deployed, 'ReactionsFunction')
  const Payload = new TextEncoder().encode('{}')
  const command = new InvokeCommand({ FunctionName, InvocationType: 'Event', Payload })
  await new LambdaClient({}).send(command)
  console.log('Everything is derived again in the background; it takes minutes.')
}

/** Runs one verb. Returns false where `status` finds something that needs somebody now. */
export const ops = async (args: string[], tools: Tools, now = new Date()): Promise<boolean> => {
  const { verb, word, stage, drill, yes, 'send-back': sendBack } = readArguments(args)
  const deployed = await requireDeployed(stage)
  if (verb === 'status') return printStatus(deployed, now)
  if (verb === 'dead-letters')
    await reportDeadLetters(outputOf(deployed, 'DeadLettersUrl'), { sendBack })
  if (verb === 'everything') await startFullRebuild(deployed)
  if (verb === 'empty') await emptyBuckets(deployed)
  if (verb === 'rollback') {
    const { rollback } = await import('./rollback.ts')
    await rollback(deployed, yes)
    await checkSite(await requireDeployed(stage), tools.pause)
  }
  if (verb === 'restore') {
    const { restore } = await import('./restore.ts')
    await restore(deployed, { at: word, drill, yes }, tools)
  }
  return true
}

if (import.meta.main)
  await runCommand(async () => {
    const isWell = await ops(process.argv.slice(2), { run: runInTerminal, assembly: 'cdk.out' })
    if (!isWell) process.exitCode = 1
  })
