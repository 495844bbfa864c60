import { CloudWatchClient, DescribeAlarmsCommand } from '@aws-sdk/client-cloudwatch'
import { CostExplorerClient, GetCostAndUsageCommand } from '@aws-sdk/client-cost-explorer'
import { DescribeContinuousBackupsCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3'
import { publishedFolder } from '@bong-bari/edge'
import { type Deployed, outputOf, stageOf } from './deployed.ts'
import { sentenceOf } from './failure.ts'
import { lastPulse, messagesIn, queueNames } from './inside.ts'

const ago = (at: Date | number | undefined, now: Date) => {
  if (at === undefined) return 'never'
  const minutes = Math.round((now.getTime() - new Date(at).getTime()) / 60_000)
  return minutes < 120 ? `${minutes} minutes ago` : `${Math.round(minutes / 60)} hours ago`
}

const ringing = async ({ name }: Deployed) => {
  const { MetricAlarms = [] } = await new CloudWatchClient({}).send(
    new DescribeAlarmsCommand({ AlarmNamePrefix: `${name}-Alarms`, MaxRecords: 100 }),
  )
  const loud = MetricAlarms.filter(({ StateValue }) => StateValue === 'ALARM')
  return loud.length
    ? loud.map(({ AlarmName = '', AlarmDescription = '' }) => `${AlarmName}: ${AlarmDescription}`)
    : [`none of ${MetricAlarms.length} rings`]
}

const oldestPage = async (deployed: Deployed, now: Date) => {
  const Bucket = outputOf(deployed, 'SiteBucketName')
  const pages = paginateListObjectsV2(
    { client: new S3Client({}) },
    { Bucket, Prefix: publishedFolder },
  )
  let count = 0
  let oldest: Date | undefined
  for await (const { Contents = [] } of pages)
    for (const { LastModified } of Contents) {
      count++
      if (LastModified && (!oldest || LastModified < oldest)) oldest = LastModified
    }
  return `${count} published, the oldest written ${ago(oldest, now)} (the night rewrites only what differs)`
}

const lastBackup = async (deployed: Deployed, now: Date) => {
  const TableName = outputOf(deployed, 'TableName')
  const { ContinuousBackupsDescription: found } = await new DynamoDBClient({}).send(
    new DescribeContinuousBackupsCommand({ TableName }),
  )
  const { LatestRestorableDateTime: last } = found?.PointInTimeRecoveryDescription ?? {}
  return `the table can be restored as it was ${ago(last, now)}`
}

/** The whole account, before tax. */
const bill = async (now: Date) => {
  const day = now.toISOString().slice(0, 10)
  const Start = `${day.slice(0, 7)}-01`
  // No full day yet on the first of a month.
  if (day === Start) return 'nothing is billed yet on the first of a month'
  const { ResultsByTime = [] } = await new CostExplorerClient({ region: 'us-east-1' }).send(
    new GetCostAndUsageCommand({
      ...{ TimePeriod: { Start, End: day }, Granularity: 'MONTHLY', Metrics: ['UnblendedCost'] },
    }),
  )
  const { Amount = '0', Unit = 'USD' } = ResultsByTime[0]?.Total?.UnblendedCost ?? {}
  return `${Number(Amount).toFixed(2)} ${Unit} for the whole account since ${Start}`
}

const queued = async (deployed: Deployed) => {
  const counts = await Promise.all(
    queueNames.map(async (name) => `${name} ${await messagesIn(outputOf(deployed, name))}`),
  )
  return counts.join(', ')
}

/** Prints a stack's status line by line; an unreadable one says why and stops no other. */
export const sayStatus = async (deployed: Deployed, now: Date) => {
  const letters = async () => {
    const count = await messagesIn(outputOf(deployed, 'DeadLettersUrl'))
    const next = `npx -y pnpm@12 ops dead-letters --stage ${stageOf(deployed)}`
    return count ? `${count}; next: ${next}` : 'none'
  }
  const matters: Record<string, () => Promise<string | string[]>> = {
    alarms: () => ringing(deployed),
    queues: () => queued(deployed),
    'dead letters': letters,
    stream: async () => `the last change came through ${ago(await lastPulse(deployed), now)}`,
    pages: () => oldestPage(deployed, now),
    backup: () => lastBackup(deployed, now),
    bill: () => bill(now),
  }
  for (const [matter, read] of Object.entries(matters)) {
    const said = await read().catch((error: unknown) => `cannot be read: ${sentenceOf(error)}`)
    for (const line of [said].flat()) console.log(`${matter.padEnd(14)}${line}`)
  }
}
