import { CloudWatchClient, DescribeAlarmsCommand } from '@aws-sdk/client-cloudwatch'
import { CostExplorerClient, GetCostAndUsageCommand } from '@aws-sdk/client-cost-explorer'
import { DescribeContinuousBackupsCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3'
import { publishedFolder } from '@bong-bari/edge'
import { diagnosisCommand } from './cdk.ts'
import {
  countMessages,
  findAlarmMailFaults,
  maxPulseAgeMs,
  maxWaitingMessages,
  queueNames,
  readLastPulse,
} from './check-site.ts'
import { describeError } from './command.ts'
import { type Deployed, isFailedCreation, outputOf, stageOf } from './stack.ts'

/** `bad` needs somebody now, `look` needs somebody soon. */
type Weight = 'bad' | 'look' | 'fine'
type Finding = { weight: Weight; line: string; next?: string | undefined }

const fine = (line: string): Finding => ({ weight: 'fine', line })
const bad = (line: string, next?: string): Finding => ({ weight: 'bad', line, next })

const formatAgo = (at: Date | number | undefined, now: Date) => {
  if (at === undefined) return 'never'
  const minutes = Math.round((now.getTime() - new Date(at).getTime()) / 60_000)
  return minutes < 120 ? `${minutes} minutes ago` : `${Math.round(minutes / 60)} hours ago`
}

const isOlder = (at: Date | number | undefined, now: Date, ms: number) =>
  at === undefined || now.getTime() - new Date(at).getTime() > ms

const opsCommand = (deployed: Deployed, verb: string) =>
  `npx -y pnpm@12 ops ${verb} --stage ${stageOf(deployed)}`

const checkDeployment = async (deployed: Deployed) => {
  const { name, status } = deployed
  const failed = status.endsWith('_FAILED') || isFailedCreation(deployed)
  return failed ? bad(status, diagnosisCommand(name, stageOf(deployed))) : fine(status)
}

const checkAlarms = async ({ name }: Deployed): Promise<Finding[]> => {
  const { MetricAlarms = [] } = await new CloudWatchClient({}).send(
    new DescribeAlarmsCommand({ AlarmNamePrefix: `${name}-Alarms`, MaxRecords: 100 }),
  )
  const loud = MetricAlarms.filter(({ StateValue }) => StateValue === 'ALARM')
  if (loud.length)
    return loud.map(({ AlarmName = '', AlarmDescription = '' }) =>
      bad(`${AlarmName}: ${AlarmDescription}`),
    )
  return [
    MetricAlarms.length ? fine(`none of ${MetricAlarms.length} rings`) : bad('there are none'),
  ]
}

const checkAlarmMail = async (deployed: Deployed): Promise<Finding> => {
  const [sentence] = await findAlarmMailFaults(deployed)
  return sentence ? { weight: 'look', line: sentence } : fine('somebody is told of alarms')
}

const checkPages = async (deployed: Deployed, now: Date) => {
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
  if (!count) return bad('none is published', opsCommand(deployed, 'everything'))
  return fine(
    `${count} published, the oldest written ${formatAgo(oldest, now)} (the night rewrites only what differs)`,
  )
}

/** AWS can restore a table to a moment some five minutes ago; an hour means that backups stopped. */
const maxBackupAgeMs = 3_600_000

const checkBackup = async (deployed: Deployed, now: Date) => {
  const TableName = outputOf(deployed, 'TableName')
  const { ContinuousBackupsDescription: backups } = await new DynamoDBClient({}).send(
    new DescribeContinuousBackupsCommand({ TableName }),
  )
  const { LatestRestorableDateTime: last } = backups?.PointInTimeRecoveryDescription ?? {}
  const line = `the table can be restored as it was ${formatAgo(last, now)}`
  if (!isOlder(last, now, maxBackupAgeMs)) return fine(line)
  const next = `aws dynamodb update-continuous-backups --table-name ${TableName} --point-in-time-recovery-specification PointInTimeRecoveryEnabled=true`
  return bad(line, next)
}

/** Reads the cost of the whole account this month, before tax. */
const readBill = async (now: Date) => {
  const day = now.toISOString().slice(0, 10)
  const Start = `${day.slice(0, 7)}-01`
  // On the first of a month there is no full day yet, and AWS refuses an empty period.
  if (day === Start) return fine('nothing is billed yet on the first of a month')
  const { ResultsByTime = [] } = await new CostExplorerClient({ region: 'us-east-1' }).send(
    new GetCostAndUsageCommand({
      TimePeriod: { Start, End: day },
      Granularity: 'MONTHLY',
      Metrics: ['UnblendedCost'],
    }),
  )
  const { Amount = '0', Unit = 'USD' } = ResultsByTime[0]?.Total?.UnblendedCost ?? {}
  return fine(`${Number(Amount).toFixed(2)} ${Unit} for the whole account since ${Start}`)
}

const checkQueues = async (deployed: Deployed) => {
  const counts = await Promise.all(
    queueNames.map(async (name) => ({
      name,
      count: await countMessages(outputOf(deployed, name)),
    })),
  )
  const line = counts.map(({ name, count }) => `${name} ${count}`).join(', ')
  return counts.some(({ count }) => count > maxWaitingMessages)
    ? { weight: 'look' as const, line: `${line}; more than ${maxWaitingMessages} wait` }
    : fine(line)
}

const checkDeadLetters = async (deployed: Deployed) => {
  const count = await countMessages(outputOf(deployed, 'DeadLettersUrl'))
  return count ? bad(`${count}`, opsCommand(deployed, 'dead-letters')) : fine('none')
}

const checkStream = async (deployed: Deployed, now: Date) => {
  const pulse = await readLastPulse(deployed)
  const line = `the last change came through ${formatAgo(pulse, now)}`
  return isOlder(pulse, now, maxPulseAgeMs)
    ? bad(`${line}, and one comes each minute ("Nothing follows from changes")`)
    : fine(line)
}

const weightOrder: Weight[] = ['bad', 'look', 'fine']

/** Prints the findings, the worst first, each with the next command. Returns false where something needs somebody now. A finding that cannot be read stops no other. */
export const printStatus = async (deployed: Deployed, now: Date): Promise<boolean> => {
  const matters: Record<string, () => Promise<Finding | Finding[]>> = {
    alarms: () => checkAlarms(deployed),
    deployment: () => checkDeployment(deployed),
    stream: () => checkStream(deployed, now),
    'dead letters': () => checkDeadLetters(deployed),
    pages: () => checkPages(deployed, now),
    backup: () => checkBackup(deployed, now),
    queues: () => checkQueues(deployed),
    'alarm mail': () => checkAlarmMail(deployed),
    bill: () => readBill(now),
  }
  const describeUnread = (error: unknown): Finding => ({
    weight: 'look',
    line: `cannot be read: ${describeError(error)}`,
  })
  const findings: (Finding & { matter: string })[] = []
  for (const [matter, read] of Object.entries(matters))
    for (const one of [await read().catch(describeUnread)].flat()) findings.push({ matter, ...one })
  const count = (weight: Weight) => findings.filter((one) => one.weight === weight).length
  const isWell = !count('bad')
  console.log(
    isWell
      ? `${deployed.name} is well${count('look') ? `; to look at: ${count('look')}` : ''}.`
      : `${deployed.name} needs somebody: ${count('bad')}${count('look') ? `, and to look at: ${count('look')}` : ''}.`,
  )
  for (const weight of weightOrder)
    for (const { matter, line, next } of findings.filter((one) => one.weight === weight)) {
      const mark = { bad: '!!', look: '! ', fine: '  ' }[weight]
      console.log(`${mark} ${matter.padEnd(14)}${line}`)
      if (next) console.log(`   next:         ${next}`)
    }
  return isWell
}
