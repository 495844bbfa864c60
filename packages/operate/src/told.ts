import { paginateListSubscriptionsByTopic, SNSClient } from '@aws-sdk/client-sns'
import { type Deployed, outputOf, stageOf } from './deployed.ts'
import { sentenceOf } from './failure.ts'

const sentencesFor = async (deployed: Deployed): Promise<string[]> => {
  const TopicArn = outputOf(deployed, 'AlarmTopicArn')
  const found: (string | undefined)[] = []
  for await (const { Subscriptions = [] } of paginateListSubscriptionsByTopic(
    { client: new SNSClient({}) },
    { TopicArn },
  ))
    for (const { SubscriptionArn } of Subscriptions) found.push(SubscriptionArn)
  if (found.some((arn) => arn?.startsWith('arn:'))) return []
  return [
    found.length
      ? 'Nobody is told of alarms: the link in the mail that AWS sent to alarmEmail was not opened yet.'
      : `Nobody is told of alarms: npx -y pnpm@12 run deploy --stage ${stageOf(deployed)} -c alarmEmail=<address>`,
  ]
}

/** A sentence, with what is next, where no alarm reaches anybody; none otherwise. */
export const untold = (deployed: Deployed): Promise<string[]> =>
  sentencesFor(deployed).catch((error: unknown) => [
    `Whether somebody is told of alarms cannot be read: ${sentenceOf(error)}`,
  ])
