import { lookup, resolveCname } from 'node:dns/promises'
import { setTimeout } from 'node:timers/promises'
import { HeadObjectCommand, NotFound, S3Client } from '@aws-sdk/client-s3'
import { paginateListSubscriptionsByTopic, SNSClient } from '@aws-sdk/client-sns'
import { GetQueueAttributesCommand, type QueueAttributeName, SQSClient } from '@aws-sdk/client-sqs'
import { publishedFile } from '@bong-bari/edge'
import { readLeadsVersion } from '@bong-bari/table'
import { describeError, OperateFailure } from './command.ts'
import { type Pause, smokeTest } from './smoke.ts'
import { type Deployed, outputOf, stageOf } from './stack.ts'

const messageCountAttributes: QueueAttributeName[] = [
  'ApproximateNumberOfMessages',
  'ApproximateNumberOfMessagesNotVisible',
]

/** Counts the messages of a queue, including those in flight. SQS reports approximate numbers. */
export const countMessages = async (QueueUrl: string) => {
  const command = new GetQueueAttributesCommand({
    QueueUrl,
    AttributeNames: messageCountAttributes,
  })
  const { Attributes = {} } = await new SQSClient({}).send(command)
  return messageCountAttributes.reduce((sum, name) => sum + Number(Attributes[name] ?? 0), 0)
}

/** Epoch milliseconds at which the last pulse came through the table's stream; undefined before the first. */
export const readLastPulse = async (deployed: Deployed) => {
  process.env.TABLE_NAME = outputOf(deployed, 'TableName')
  return (await readLeadsVersion()).followedAt
}

const isPublished = async (Bucket: string) => {
  const Key = publishedFile('/').slice(1)
  try {
    await new S3Client({}).send(new HeadObjectCommand({ Bucket, Key }))
    return true
  } catch (error) {
    if (error instanceof NotFound) return false
    throw error
  }
}

/** The stack outputs that name the work queues. */
export const queueNames = ['ReactionQueue', 'PublishQueue', 'NoticeQueue'] as const

/** A full rebuild after a deployment waits as a few messages, so more than these are too many. */
export const maxWaitingMessages = 100

/** The pulse is sent each minute; two may be missed. */
export const maxPulseAgeMs = 180_000

/** Checks stream, queues and the pages bucket. A new stack needs minutes. One sentence for each thing that is not well. */
const checkInside = async (deployed: Deployed): Promise<string[]> => {
  const [pulse = 0, published, ...waiting] = await Promise.all([
    readLastPulse(deployed),
    isPublished(outputOf(deployed, 'SiteBucketName')),
    ...queueNames.map((name) => countMessages(outputOf(deployed, name))),
  ])
  const age = Date.now() - pulse
  const many = queueNames.filter((_, index) => (waiting[index] ?? 0) > maxWaitingMessages)
  return [
    ...(age > maxPulseAgeMs ? ['no change has come through the stream of the table yet'] : []),
    ...many.map((name) => `the queue ${name} does not get empty`),
    ...(published ? [] : ['the home page is not published yet']),
  ]
}

const describeSubscriptions = async (deployed: Deployed): Promise<string[]> => {
  const TopicArn = outputOf(deployed, 'AlarmTopicArn')
  const arns: (string | undefined)[] = []
  for await (const { Subscriptions = [] } of paginateListSubscriptionsByTopic(
    { client: new SNSClient({}) },
    { TopicArn },
  ))
    for (const { SubscriptionArn } of Subscriptions) arns.push(SubscriptionArn)
  if (arns.some((arn) => arn?.startsWith('arn:'))) return []
  return [
    arns.length
      ? 'Nobody is told of alarms: the link in the mail that AWS sent to alarmEmail was not opened yet.'
      : `Nobody is told of alarms: npx -y pnpm@12 run deploy --stage ${stageOf(deployed)} -c alarmEmail=<address>`,
  ]
}

/** A sentence, with what is next, where no alarm reaches anybody; none otherwise. */
export const findAlarmMailFaults = (deployed: Deployed): Promise<string[]> =>
  describeSubscriptions(deployed).catch((error: unknown) => [
    `Whether somebody is told of alarms cannot be read: ${describeError(error)}`,
  ])

/** A page is cached for a minute and may be served stale for one more; the first publishing takes a third. */
const maxWaitMs = 180_000
const pauseMs = 10_000

const checkEverywhere = async (deployed: Deployed, isLed: boolean, pause: Pause) => {
  const { ApiAddress: apiAddress, Origin: origin } = deployed.outputs
  const site = outputOf(deployed, 'SiteAddress')
  const through = isLed ? undefined : outputOf(deployed, 'DistributionDomainName')
  const [outside, inside] = await Promise.all([
    smokeTest({ site, origin, apiAddress, through }, pause),
    checkInside(deployed),
  ])
  return [...outside, ...inside]
}

/** Repeats the checks until all is well or `maxWaitMs` have passed. Returns the last findings. */
const checkUntilWell = async (deployed: Deployed, isLed: boolean, pause: Pause) => {
  for (let waitedMs = 0; ; waitedMs += pauseMs) {
    const troubles = await checkEverywhere(deployed, isLed, pause)
    if (!troubles.length || waitedMs >= maxWaitMs) return troubles
    if (!waitedMs) console.log('not everything is well yet; looking for up to 3 minutes ...')
    await pause(pauseMs)
  }
}

const resolveAddresses = async (name: string) =>
  (await lookup(name, { all: true }).catch(() => [])).map(({ address }) => address)

/** Whether DNS leads a name to the distribution, by CNAME or alias. */
const resolvesTo = async (name: string, distribution: string) => {
  const host = new URL(`https://${distribution}`).hostname
  if (name.toLowerCase() === host) return true
  const siteAddresses = await resolveAddresses(name)
  if (!siteAddresses.length) return false
  const records = await resolveCname(name).catch((): string[] => [])
  if (records.some((record) => record.toLowerCase() === host)) return true
  const distributionAddresses = await resolveAddresses(host)
  return siteAddresses.some((address) => distributionAddresses.includes(address))
}

const describeMissingRecord = (name: string, distribution: string) =>
  `${name} does not lead there yet. Make the DNS record: ${name} CNAME ${distribution} (at the top of a zone: an alias of that name).`

/** Checks a deployed site from outside and inside and prints findings and missing DNS records. Waits for caches. Throws when not well. */
export const checkSite = async (deployed: Deployed, pause: Pause = setTimeout) => {
  const site = outputOf(deployed, 'SiteAddress')
  const distribution = outputOf(deployed, 'DistributionDomainName')
  const name = new URL(site).hostname
  const isLed = await resolvesTo(name, distribution)
  const troubles = await checkUntilWell(deployed, isLed, pause)
  for (const sentence of troubles) console.error(sentence)
  if (troubles.length)
    throw new OperateFailure(
      `${site} is deployed, and after 3 minutes not well. Next: npx -y pnpm@12 ops status --stage ${stageOf(deployed)}`,
    )
  console.log(`deployed and well: ${site}`)
  if (!isLed) console.log(describeMissingRecord(name, distribution))
}
