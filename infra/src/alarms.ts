import { Stack } from 'aws-cdk-lib'
import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Construct } from 'constructs'
import type { Config } from './config.ts'
import type { Metrics } from './metrics.ts'

type Watch = {
  metric: (metrics: Metrics) => IMetric
  atLeast: number
  /** Rings below it instead. */
  isBelow?: true
  /** Consecutive periods; default 1. */
  times?: number
  /** Default: missing data is fine. */
  missing?: TreatMissingData
  /** Meaning and remedy, for someone new to CloudWatch; quotes name a section of OPERATIONS.md. */
  says: string
}

const watches = (
  /** A `pnpm ops` command for this stage. */
  ops: (verb: string) => string,
  status = ops('status'),
): Record<string, Watch> => ({
  CallsFail: {
    metric: ({ failedCalls }) => failedCalls,
    atLeast: 5,
    says: `Visitors or the team get "Something went wrong", or found no free instance, or the table's ceiling was reached. Run ${status}; the logs of that time name the reason ("Something is wrong"). If it began with a deployment, roll back. If the log says nothing, ask for more "Concurrent executions" in Service Quotas: new accounts have only 10.`,
  },
  PagesFail: {
    metric: ({ failedPages }) => failedPages,
    atLeast: 3,
    says: `Addresses that nothing is published for show an error page: unknown ones, and posts that were just written. Published pages still work. Run ${status} and look at the log of the function Pages; if it began with a deployment, roll back.`,
  },
  PublishingFails: {
    metric: ({ failedPublishing }) => failedPublishing,
    atLeast: 3,
    times: 3,
    says: `For 15 minutes some public pages could not be refreshed. Visitors see them as they were before; nothing is lost. The log of the function Publish names the page and the reason ("Pages are old"); if it began with a deployment, roll back.`,
  },
  PagesOld: {
    metric: ({ publishAge }) => publishAge,
    atLeast: 600,
    says: `What the team changed ten minutes ago is not published yet: visitors see pages as they were before. The function Publish does not run, or fails each time. Run ${status} and look at its log ("Pages are old").`,
  },
  GivenUp: {
    metric: ({ deadLetters }) => deadLetters,
    atLeast: 1,
    says: `Something failed for good and was put aside: pages, notices, what follows from a change, or a nightly job. Run ${ops('dead-letters')}: it says whose it is, and the log of that function says why. Mend that, then run ${ops('dead-letters --send-back')}, which also ends the alarm.`,
  },
  NoticesWait: {
    metric: ({ waitingNotices }) => waitingNotices,
    atLeast: 1,
    times: 6,
    says: 'Somebody could not be told of a new request for half an hour: the mail service refuses. The request itself is safe in the dashboard. The log of the function Notices names the reason ("Nobody is told of requests").',
  },
  NoticesFail: {
    metric: ({ failedNotices }) => failedNotices,
    atLeast: 2,
    times: 3,
    says: 'For 15 minutes the function Notices has failed, so nobody is told of new requests; they are safe in the dashboard. Look at its log; if it began with a deployment, roll back ("Nobody is told of requests").',
  },
  CallsWait: {
    metric: ({ longestWait }) => longestWait,
    atLeast: 5_000,
    times: 3,
    says: `For 15 minutes some calls have taken 5 seconds and longer. Usually Amazon or the chat model is slow and it passes. If it stays for an hour, run ${status}.`,
  },
  JobsTurnedAway: {
    metric: ({ turnedAwayJobs }) => turnedAwayJobs,
    atLeast: 3,
    times: 2,
    says: 'What runs by the clock or from a queue (publishing, notices, videos, sweeps) found no free instance and comes later. Ask for more "Concurrent executions" in Service Quotas; new accounts have only 10.',
  },
  PulseMissing: {
    metric: ({ pulses }) => pulses,
    ...{ atLeast: 1, isBelow: true, times: 2, missing: TreatMissingData.BREACHING },
    says: `For ten minutes nothing has come through the stream of the table, where a pulse is sent each minute: pages, the search, notices and the bot stand still, and the other alarms may be silent for the same reason. Nothing is lost. Run ${status} and look at the log of the function Reactions ("Nothing follows from changes").`,
  },
  SiteFails: {
    metric: ({ looks }) => looks,
    ...{ atLeast: 1, isBelow: true, times: 2, missing: TreatMissingData.BREACHING },
    says: `The site is asked each minute through CloudFront, at its own name, for its first page and for a call of the API. For ten minutes it has not answered well. Open it. If it began with a deployment or a rotation, roll back (${ops('rollback')}). If the name does not lead there, mend its DNS record. Otherwise run ${status}.`,
  },
  ReactionsLate: {
    metric: ({ reactionAge }) => reactionAge,
    atLeast: 300_000,
    says: `What the team or a visitor changed five minutes ago has not been seen by the function Reactions: pages are old, the search does not find it, nobody was told of new requests. Nothing is lost. Run ${status} and look at its log ("Nothing follows from changes").`,
  },
  ReactionsFail: {
    metric: ({ failedReactions }) => failedReactions,
    atLeast: 5,
    times: 3,
    says: 'For 15 minutes something could not follow from changes: pages, the search, notices or the bot may be as they were before. Each is tried again by itself. The log of the function Reactions names the reason ("Nothing follows from changes").',
  },
  PermissionsRefused: {
    metric: ({ refusedPermissions }) => refusedPermissions,
    atLeast: 1,
    says: 'A function asked the table for something that its role does not allow, so what somebody did failed or was left out, and will each time. The log of that function has a line that says which permission was refused; what each function may do is written in packages/table/src/entities.ts. If it began with a deployment, roll back.',
  },
  ItemsUnreadable: {
    metric: ({ unreadable }) => unreadable,
    atLeast: 1,
    says: 'Something that is stored cannot be shown any more: a list leaves it out. The log names kind and id. If it began with a deployment, roll back: nothing is lost. A single one can be put right in the table, or deleted by its id over the API.',
  },
})

const videoWatches: Record<string, Watch> = {
  VideosOld: {
    metric: ({ videoAge }) => videoAge,
    atLeast: 3_600,
    missing: TreatMissingData.BREACHING,
    says: 'The videos on the home page have not been renewed for an hour; visitors see the last good list. The log of the function VideoRefresh names the reason: a used-up quota and a YouTube outage pass by themselves, a refused key must be replaced ("Settings"). If the log is empty, look at the rules in EventBridge.',
  },
}

const botWatches = ({ bedrockDailyTokens }: Config): Record<string, Watch> => ({
  BotNearlySpent: {
    metric: ({ chatTokens }) => chatTokens,
    atLeast: Math.ceil(bedrockDailyTokens * 0.8),
    says: 'Bong Bot has used 80 % of what it may spend on the model in a day. When the rest is spent it goes on answering from its training rows. To allow more, raise bedrockDailyTokens and deploy; to need less, teach it the unanswered questions.',
  },
})

/** Before the account's instances are used up. */
const accountWatches = (all: number): Record<string, Watch> => ({
  InstancesFew: {
    metric: ({ instancesAtOnce }) => instancesAtOnce,
    atLeast: Math.ceil(all * 0.8),
    times: 3,
    says: `Of the ${all} functions that the account may run at once, eight in ten were at work. When all are, visitors and the team are turned away. Ask for more "Concurrent executions" in Service Quotas; new accounts have only 10.`,
  },
})

export const watchesOf = (config: Config): Record<string, Watch> => ({
  ...watches((verb) => `\`npx -y pnpm@12 ops ${verb} --stage ${config.stage}\``),
  ...(config.youtubeChannelId && videoWatches),
  ...(config.bedrockModel && botWatches(config)),
  ...(config.concurrentFunctions && accountWatches(config.concurrentFunctions)),
})

/** Without an address in the settings, subscribe in the console. */
const createTopic = (scope: Construct, { alarmEmail }: Config) => {
  const topic = new Topic(scope, 'AlarmTopic', { enforceSSL: true })
  const { account } = Stack.of(scope)
  topic.addToResourcePolicy(
    new PolicyStatement({
      actions: ['sns:Publish'],
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': account } },
    }),
  )
  if (alarmEmail) topic.addSubscription(new EmailSubscription(alarmEmail))
  return topic
}

export const createAlarms = (stack: Construct, metrics: Metrics, config: Config) => {
  const topic = createTopic(stack, config)
  const scope = new Construct(stack, 'Alarms')
  const alarms = Object.entries(watchesOf(config)).map(
    ([id, { metric, atLeast, isBelow, times = 1, missing, says }]) =>
      new Alarm(scope, id, {
        metric: metric(metrics),
        threshold: atLeast,
        evaluationPeriods: times,
        treatMissingData: missing ?? TreatMissingData.NOT_BREACHING,
        alarmDescription: says,
        ...(isBelow && { comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD }),
      }),
  )
  const tell = new SnsAction(topic)
  for (const alarm of alarms) {
    alarm.addAlarmAction(tell)
    // Who was woken is told that it is over.
    alarm.addOkAction(tell)
  }
  return { topic, alarms }
}

/** Mails at 80 % of the month's budget, and when the forecast exceeds it. None without an address. */
export const createBudget = (scope: Construct, { alarmEmail, monthlyBudget }: Config) => {
  if (!alarmEmail) return
  const subscribers = [{ subscriptionType: 'EMAIL', address: alarmEmail }]
  const above = (threshold: number, notificationType: 'ACTUAL' | 'FORECASTED') => ({
    notification: { comparisonOperator: 'GREATER_THAN', notificationType, threshold },
    subscribers,
  })
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: monthlyBudget, unit: 'USD' },
    },
    notificationsWithSubscribers: [above(80, 'ACTUAL'), above(100, 'FORECASTED')],
  })
}
