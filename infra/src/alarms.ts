import { Stack } from 'aws-cdk-lib'
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
  metric: IMetric
  /** Rings at this much or more. */
  atLeast: number
  /** Periods in a row; 1 unless said. */
  times?: number
  /** What it means, and what to do: for a person who has never seen CloudWatch. */
  says: string
}

const watches = (metrics: Metrics): Record<string, Watch> => ({
  CallsFail: {
    metric: metrics.failedCalls,
    atLeast: 5,
    says: 'Visitors or the team get "Something went wrong". Look at "Failures of our own" on the dashboard and at the logs of that time (OPERATIONS.md, "Something is wrong"). If it began with a deployment, roll back.',
  },
  PagesFail: {
    metric: metrics.failedPages,
    atLeast: 3,
    says: 'Addresses that nothing is published for show an error page: unknown ones, and posts that were just written. Published pages still work. Look at the log of the function Pages; if it began with a deployment, roll back.',
  },
  PublishingFails: {
    metric: metrics.failedPublishing,
    atLeast: 3,
    times: 3,
    says: 'For 15 minutes some public pages could not be made anew. Visitors see them as they were before; nothing is lost. Look at the log of the function Publish, which names the page and the reason (OPERATIONS.md, "Pages are old"); if it began with a deployment, roll back.',
  },
  PagesOld: {
    metric: metrics.publishAge,
    atLeast: 600,
    says: 'What the team changed ten minutes ago is not published yet: visitors see pages as they were before. The function Publish does not run, or fails each time. Look at its log, which names what fails; if it is empty, look at its trigger and at Service Quotas, "Concurrent executions" (OPERATIONS.md, "Pages are old").',
  },
  PublishingGivenUp: {
    metric: metrics.publishDlqDepth,
    atLeast: 1,
    says: 'Publishing the same pages has failed twelve times, and their message was put aside. Look at the log of the function Publish, mend the reason, then redrive the queue; the comparison of every night finds them too (OPERATIONS.md, "Pages are old").',
  },
  NoticesWait: {
    metric: metrics.waitingNotices,
    atLeast: 1,
    times: 6,
    says: 'Somebody could not be told of a new request for half an hour: the mail service or the webhook of the settings refuses. The request itself is safe in the dashboard. The log of the function Notices names the reason (OPERATIONS.md, "Nobody is told of requests").',
  },
  NoticesFail: {
    metric: metrics.failedNotices,
    atLeast: 2,
    times: 3,
    says: 'For 15 minutes the function Notices has failed, so nobody is told of new requests; they are safe in the dashboard. Look at its log; if it began with a deployment, roll back (OPERATIONS.md, "Nobody is told of requests").',
  },
  NoticesGivenUp: {
    metric: metrics.deadNotices,
    atLeast: 1,
    says: 'Telling somebody of a new request has failed for a day, and the message was put aside. Look at the log of the function Notices, mend the reason, then redrive the queue (OPERATIONS.md, "Nobody is told of requests").',
  },
  CallsWait: {
    metric: metrics.longestWait,
    atLeast: 5_000,
    times: 3,
    says: 'For 15 minutes some calls have taken 5 seconds and longer. Usually Amazon or the chat model is slow and it passes. If it stays for an hour, read OPERATIONS.md, "Something is wrong".',
  },
  VisitorsTurnedAway: {
    metric: metrics.turnedAwayVisitors,
    atLeast: 10,
    says: 'More visitors came at one moment than the account may serve. Ask AWS Support for more concurrent Lambda executions (Service Quotas, "Concurrent executions"); new accounts have only 10.',
  },
  TeamTurnedAway: {
    metric: metrics.turnedAwayTeam,
    atLeast: 10,
    says: 'The admin area found no free capacity. Ask AWS Support for more concurrent Lambda executions (Service Quotas, "Concurrent executions").',
  },
  JobsTurnedAway: {
    metric: metrics.turnedAwayJobs,
    atLeast: 10,
    says: 'What runs by the clock or from a queue (publishing, notices, videos, sweeps) found no free capacity and comes later. Ask AWS Support for more concurrent Lambda executions (Service Quotas, "Concurrent executions").',
  },
  TableSlowsDown: {
    metric: metrics.tableThrottles,
    atLeast: 10,
    times: 2,
    says: 'The database takes requests more slowly than they come. It grows by itself within half an hour. If it goes on, somebody may be flooding the site: look at the number of calls on the dashboard and think of a WAF (OPERATIONS.md).',
  },
  PicturesNotSwept: {
    metric: metrics.failedSweeps,
    atLeast: 1,
    says: 'The weekly removal of pictures that nothing shows any more has failed. Nothing is lost, only kept for longer. If it fails again next week, look at the log of the function PictureSweep.',
  },
  OldRequestsNotErased: {
    metric: metrics.failedRetention,
    atLeast: 1,
    says: 'The nightly erasing of requests that are older than the team wants to keep them has failed. They are kept for longer than /privacy says. If it fails every night, look at the log of the function LeadRetention.',
  },
  ReactionsLate: {
    metric: metrics.reactionAge,
    atLeast: 300_000,
    says: 'What the team or a visitor changed five minutes ago has not been seen by the function Reactions: pages are old, the search does not find it, nobody was told of new requests. Nothing is lost. Look at its log; if it is empty, look at its trigger and at Service Quotas, "Concurrent executions" (OPERATIONS.md, "Nothing follows from changes").',
  },
  ReactionsFail: {
    metric: metrics.failedReactions,
    atLeast: 5,
    times: 3,
    says: 'For 15 minutes something could not follow from changes: pages, the search, notices or the bot may be as they were before. Each is tried again by itself. The log of the function Reactions names the reason (OPERATIONS.md, "Nothing follows from changes").',
  },
  ReactionsGivenUp: {
    metric: metrics.deadReactions,
    atLeast: 1,
    says: 'Something could not follow from a change, five times. The night derives everything anew; whoever does not want to wait mends the reason that the log of the function Reactions names and redrives the queue (OPERATIONS.md, "Nothing follows from changes").',
  },
  ItemsUnreadable: {
    metric: metrics.unreadable,
    atLeast: 1,
    says: 'Something that is stored cannot be shown any more: a list leaves it out. The dashboard names it above the list it belongs to, with a button that deletes it; the log names kind and id. If there are many and it began with a deployment, roll back: nothing is lost.',
  },
  FilesNotSwept: {
    metric: metrics.failedAssetSweeps,
    atLeast: 1,
    says: 'The nightly removal of files of deployments long gone has failed. Nothing is lost, only kept for longer. If it fails every night, look at the log of the function AssetSweep; if the manifest of the deployment is missing there, it comes back with the next version that is deployed.',
  },
})

const videoWatches = (metrics: Metrics): Record<string, Watch> => ({
  VideosOld: {
    metric: metrics.videoAge,
    atLeast: 3_600,
    says: 'The videos on the home page have not been renewed for an hour; visitors see the last good list. The log of the function VideoRefresh names the reason: a used-up quota and a YouTube outage pass by themselves, a refused key must be replaced (OPERATIONS.md, "Videos").',
  },
})

/** Speaks when a reading, which comes every 5 minutes, has not succeeded once in an hour. */
const watchSilence = (scope: Construct, metrics: Metrics) =>
  new Alarm(scope, 'VideosNotRead', {
    metric: metrics.videosRefreshed,
    threshold: 1,
    comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
    evaluationPeriods: 1,
    treatMissingData: TreatMissingData.BREACHING,
    alarmDescription:
      'YouTube has not been read successfully for a whole hour, or the schedule does not run at all. Look at the log of the function VideoRefresh; if it is empty, look at the rules in EventBridge (OPERATIONS.md, "Videos").',
  })

const botWatches = (metrics: Metrics, { bedrockDailyTokens }: Config): Record<string, Watch> => ({
  BotNearlySpent: {
    metric: metrics.chatTokens,
    atLeast: Math.ceil(bedrockDailyTokens * 0.8),
    says: 'Bong Bot has used 80 % of what it may spend on the model in a day. When the rest is spent it goes on answering from its training rows. To allow more, raise bedrockDailyTokens and deploy; to need less, teach it the unanswered questions.',
  },
})

/** Where alarms go. Without an address in the settings one can be subscribed in the console. */
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
  const watched = {
    ...watches(metrics),
    ...(config.youtubeChannelId && videoWatches(metrics)),
    ...(config.bedrockModel && botWatches(metrics, config)),
  }
  const alarms = Object.entries(watched).map(
    ([id, { metric, atLeast, times = 1, says }]) =>
      new Alarm(scope, id, {
        metric,
        threshold: atLeast,
        evaluationPeriods: times,
        treatMissingData: TreatMissingData.NOT_BREACHING,
        alarmDescription: says,
      }),
  )
  if (config.youtubeChannelId) alarms.push(watchSilence(scope, metrics))
  for (const alarm of alarms) alarm.addAlarmAction(new SnsAction(topic))
  return { topic, alarms }
}
