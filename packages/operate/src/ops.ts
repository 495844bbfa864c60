import { parseArgs } from 'node:util'
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { DeleteObjectsCommand, ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3'
import { runHere } from './cdk.ts'
import { settingsIn } from './changes.ts'
import { OperateFailure, runCommand } from './command.ts'
import { deadLetters } from './dead-letters.ts'
import type { Tools } from './deploy.ts'
import { lookAtSite } from './look-at-site.ts'
import { type Deployed, outputOf, requireDeployed, stageOf } from './stack.ts'
import { sayStatus } from './status.ts'

/** Every object with all its versions; what is deleted leaves the list, so each round begins at its start. */
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

/** Empties both buckets, which CloudFormation deletes only empty. Only where a deployment said that data may go. */
const emptyBuckets = async (deployed: Deployed) => {
  if (String(settingsIn(deployed.outputs.Settings).removeData) !== 'true')
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
  ...{ 'send-back': flag, drill: flag, yes: flag },
} as const

/** The options that each verb takes, and how many words. */
const verbs: Record<string, { takes: (keyof typeof options)[]; words: number }> = {
  status: { takes: [], words: 0 },
  rollback: { takes: ['yes'], words: 0 },
  restore: { takes: ['drill', 'yes'], words: 1 },
  'dead-letters': { takes: ['send-back'], words: 0 },
  everything: { takes: [], words: 0 },
  empty: { takes: [], words: 0 },
}

const readArguments = (args: string[]) => {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [verb = '', ...words] = positionals
    const known = verbs[verb]
    const given = (['send-back', 'drill', 'yes'] as const).filter((name) => values[name])
    if (known?.words !== words.length || given.some((name) => !known.takes.includes(name)))
      throw new OperateFailure(usage)
    return { verb, word: words[0], ...values }
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

/** False where something needs somebody. */
export const ops = async (args: string[], tools: Tools, now = new Date()): Promise<boolean> => {
  const { verb, word, stage, drill, yes, 'send-back': sendBack } = readArguments(args)
  const deployed = await requireDeployed(stage)
  if (verb === 'status') return sayStatus(deployed, now)
  if (verb === 'dead-letters') await deadLetters(outputOf(deployed, 'DeadLettersUrl'), { sendBack })
  if (verb === 'everything') await deriveEverything(deployed)
  if (verb === 'empty') await emptyBuckets(deployed)
  if (verb === 'rollback') {
    const { rollback } = await import('./rollback.ts')
    await rollback(deployed, yes)
    await lookAtSite(await requireDeployed(stage), tools.pause)
  }
  if (verb === 'restore') {
    const { restore } = await import('./restore.ts')
    await restore(deployed, { at: word, drill, yes }, tools)
  }
  return true
}

if (import.meta.main)
  await runCommand(async () => {
    const isWell = await ops(process.argv.slice(2), { run: runHere, assembly: 'cdk.out' })
    if (!isWell) process.exitCode = 1
  })
