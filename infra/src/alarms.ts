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

type AlarmRule = {
  metric: (metrics: Metrics) => IMetric
  threshold: number
  /** The alarm rings below the threshold; without it, from the threshold up. */
  alarmsBelow?: true
  /** Consecutive periods that must be bad; 1 by default. */
  periods?: number
  /** By default missing data counts as good. */
  missingData?: TreatMissingData
  /** Says what the alarm means and what to do, to somebody new to CloudWatch. Quoted words name a section of OPERATIONS.md. */
  description: string
}

const commonAlarms = (
  /** Returns a `pnpm ops` command for this stage. */
  ops: (verb: string) => string,
  status = ops('status'),
): Record<string, AlarmRule> => ({
  CallsFail: {
    metric: ({ failedCalls }) => failedCalls,
    threshold: 5,
    description: `Visitors or the team get "Something went wrong", or found no free instance, or the table's ceiling was reached. Run ${status}; the logs of that time name the reason ("Something is wrong"). If it began with a deployment, roll back. If the log says nothing, ask for more "Concurrent executions" in Service Quotas: new accounts have only 10.`,
  },
  PagesFail: {
    metric: ({ failedPages }) => failedPages,
    threshold: 3,
    description: `Addresses that nothing is published for show an error page: unknown ones, and posts that were just written. Published pages still work. Run ${status} and look at the log of the function Pages; if it began with a deployment, roll back.`,
  },
  PublishingFails: {
    metric: ({ failedPublishing }) => failedPublishing,
    threshold: 3,
    periods: 3,
    description: `For 15 minutes some public pages could not be refreshed. Visitors see them as they were before; nothing is lost. The log of the function Publish names the page and the reason ("Pages are old"); if it began with a deployment, roll back.`,
  },
  PagesOld: {
    metric: ({ publishAge }) => publishAge,
    threshold: 600,
    description: `What the team changed ten minutes ago is not published yet: visitors see pages as they were before. The function Publish does not run, or fails each time. Run ${status} and look at its log ("Pages are old").`,
  },
  GivenUp: {
    metric: ({ deadLetters }) => deadLetters,
    threshold: 1,
    description: `A message or call failed for good and is now in the dead-letter queue: pages, notices, reactions to a change, or a nightly job. Run ${ops('dead-letters')}: it names the function, and the log of that function says why. Mend the cause, then run ${ops('dead-letters --send-back')}, which also ends the alarm.`,
  },
  NoticesWait: {
    metric: ({ waitingNotices }) => waitingNotices,
    threshold: 1,
    periods: 6,
    description:
      'Somebody could not be told of a new request for half an hour: the mail service refuses. The request itself is safe in the dashboard. The log of the function Notices names the reason ("Nobody is told of requests").',
  },
  NoticesFail: {
    metric: ({ failedNotices }) => failedNotices,
    threshold: 2,
    periods: 3,
    description:
      'For 15 minutes the function Notices has failed, so nobody is told of new requests; they are safe in the dashboard. Look at its log; if it began with a deployment, roll back ("Nobody is told of requests").',
  },
  CallsWait: {
    metric: ({ longestWait }) => longestWait,
    threshold: 5_000,
    periods: 3,
    description: `For 15 minutes some calls have taken 5 seconds and longer. Usually Amazon or the chat model is slow and it passes. If it stays for an hour, run ${status}.`,
  },
  JobsTurnedAway: {
    metric: ({ turnedAwayJobs }) => turnedAwayJobs,
    threshold: 3,
    periods: 2,
    description:
      'Scheduled and queued jobs (publishing, notices, videos, sweeps) found no free instance and run later. Ask for more "Concurrent executions" in Service Quotas; new accounts have only 10.',
  },
  PulseMissing: {
    metric: ({ pulses }) => pulses,
    threshold: 1,
    alarmsBelow: true,
    periods: 2,
    missingData: TreatMissingData.BREACHING,
    description: `For ten minutes nothing has come through the stream of the table, where a pulse is sent each minute: pages, the search, notices and the bot are not updated, and the other alarms may be silent for the same reason. Nothing is lost. Run ${status} and look at the log of the function Reactions ("Nothing follows from changes").`,
  },
  SiteFails: {
    metric: ({ siteChecks }) => siteChecks,
    threshold: 1,
    alarmsBelow: true,
    periods: 2,
    missingData: TreatMissingData.BREACHING,
    description: `Each minute the function Reactions asks the site, through CloudFront and at its own name, for its first page and for a call of the API. For ten minutes neither came back well. Open the site. If it began with a deployment or a rotation, roll back (${ops('rollback')}). If the name does not lead to CloudFront, mend its DNS record. Otherwise run ${status}.`,
  },
  ReactionsLate: {
    metric: ({ reactionAge }) => reactionAge,
    threshold: 300_000,
    description: `What the team or a visitor changed five minutes ago has not been seen by the function Reactions: pages are old, the search does not find it, nobody was told of new requests. Nothing is lost. Run ${status} and look at its log ("Nothing follows from changes").`,
  },
  ReactionsFail: {
    metric: ({ failedReactions }) => failedReactions,
    threshold: 5,
    periods: 3,
    description:
      'For 15 minutes reactions to changes have failed: pages, the search, notices or the bot may be as they were before. Each is retried automatically. The log of the function Reactions names the reason ("Nothing follows from changes").',
  },
  PermissionsRefused: {
    metric: ({ refusedPermissions }) => refusedPermissions,
    threshold: 1,
    description:
      'A function asked the table for something that its role does not allow, so what somebody did failed or was left out, and will fail each time. The log of that function has a line that says which permission was refused; what each function may do is written in packages/table/src/schema/entities.ts. If it began with a deployment, roll back.',
  },
  ItemsUnreadable: {
    metric: ({ unreadable }) => unreadable,
    threshold: 1,
    description:
      'Something that is stored cannot be shown any more: a list leaves it out. The log names kind and id. If it began with a deployment, roll back: nothing is lost. A single one can be put right in the table, or deleted by its id over the API.',
  },
})

const videoAlarms: Record<string, AlarmRule> = {
  VideosOld: {
    metric: ({ videoAge }) => videoAge,
    threshold: 3_600,
    missingData: TreatMissingData.BREACHING,
    description:
      'The videos on the home page have not been renewed for an hour; visitors see the last good list. The log of the function VideoRefresh names the reason: a used-up quota and a YouTube outage pass by themselves, a refused key must be replaced ("Settings"). If the log is empty, look at the rules in EventBridge.',
  },
}

const botAlarms = ({ bedrockDailyTokens }: Config): Record<string, AlarmRule> => ({
  BotNearlySpent: {
    metric: ({ chatTokens }) => chatTokens,
    threshold: Math.ceil(bedrockDailyTokens * 0.8),
    description:
      'Bong Bot has used 80 % of what it may spend on the model in a day. When the rest is spent it goes on answering from its training rows. To allow more, raise bedrockDailyTokens and deploy; to need less, teach it the unanswered questions.',
  },
})

/** These ring at 80 % of the account's instances, before calls are refused. */
const accountAlarms = (all: number): Record<string, AlarmRule> => ({
  InstancesFew: {
    metric: ({ instancesAtOnce }) => instancesAtOnce,
    threshold: Math.ceil(all * 0.8),
    periods: 3,
    description: `Eight in ten of the ${all} functions that the account may run at once were in use. When all are, visitors and the team are turned away. Ask for more "Concurrent executions" in Service Quotas; new accounts have only 10.`,
  },
})

export const alarmRulesOf = (config: Config): Record<string, AlarmRule> => ({
  ...commonAlarms((verb) => `\`npx -y pnpm@12 ops ${verb} --stage ${config.stage}\``),
  ...(config.youtubeChannelId && videoAlarms),
  ...(config.bedrockModel && botAlarms(config)),
  ...(config.concurrentFunctions && accountAlarms(config.concurrentFunctions)),
})

/** Without `alarmEmail` nobody is subscribed; somebody can subscribe in the console. */
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
  const alarms = Object.entries(alarmRulesOf(config)).map(
    ([id, { metric, threshold, alarmsBelow, periods = 1, missingData, description }]) =>
      new Alarm(scope, id, {
        metric: metric(metrics),
        threshold,
        evaluationPeriods: periods,
        treatMissingData: missingData ?? TreatMissingData.NOT_BREACHING,
        alarmDescription: description,
        ...(alarmsBelow && { comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD }),
      }),
  )
  const notifyTopic = new SnsAction(topic)
  for (const alarm of alarms) {
    alarm.addAlarmAction(notifyTopic)
    // Whoever was alarmed also hears that it is over.
    alarm.addOkAction(notifyTopic)
  }
  return { topic, alarms }
}

/** AWS mails at 80 % of the month's budget, and when its forecast exceeds the budget. Without `alarmEmail` there is no budget. */
export const createBudget = (scope: Construct, { alarmEmail, monthlyBudget }: Config) => {
  if (!alarmEmail) return
  const subscribers = [{ subscriptionType: 'EMAIL', address: alarmEmail }]
  const notifyAbove = (threshold: number, notificationType: 'ACTUAL' | 'FORECASTED') => ({
    notification: { comparisonOperator: 'GREATER_THAN', notificationType, threshold },
    subscribers,
  })
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: monthlyBudget, unit: 'USD' },
    },
    notificationsWithSubscribers: [notifyAbove(80, 'ACTUAL'), notifyAbove(100, 'FORECASTED')],
  })
}
