import { Duration } from 'aws-cdk-lib'
import {
  type Alarm,
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
  SingleValueWidget,
  TextWidget,
} from 'aws-cdk-lib/aws-cloudwatch'
import type { Construct } from 'constructs'
import type { Metrics } from './metrics.ts'
import { createRegionalName } from './regional-name.ts'

const createGraph = (title: string, left: IMetric[]) =>
  new GraphWidget({ title, left, width: 12, height: 6, leftYAxis: { min: 0 } })

const createNumber = (title: string, metrics: IMetric[]) =>
  new SingleValueWidget({ title, metrics, width: 6, height: 4, setPeriodToTimeRange: true })

const createText = (markdown: string) => new TextWidget({ markdown, width: 24, height: 2 })

/** One page that shows, from the top, whether all is well, how much the site is used, how fast it is, and what the bot costs. */
export const createDashboard = (scope: Construct, metrics: Metrics, alarms: Alarm[]) =>
  new Dashboard(scope, 'Dashboard', {
    dashboardName: createRegionalName(scope, 'Dashboard', 255),
    defaultInterval: Duration.days(7),
    widgets: [
      [
        createText(
          '**Is everything well?** Green squares are good. A red one says what to do when you open it.',
        ),
      ],
      [new AlarmStatusWidget({ title: 'Alarms', alarms, width: 24, height: 3 })],
      [
        createNumber('Brands that wrote', [metrics.leads]),
        createNumber('Robots that were kept apart', [metrics.spam]),
        createNumber('Calls of the site', [metrics.calls]),
        createNumber('Calls that failed', [metrics.failedCalls]),
      ],
      [
        createGraph('How long people wait (milliseconds)', [
          metrics.typicalWait,
          metrics.longestWait,
        ]),
        createGraph('Calls, and those that were refused or failed', [
          metrics.calls,
          metrics.refusals,
          metrics.failures,
        ]),
      ],
      [
        createGraph('Where Bong Bot takes its answers from', metrics.chatAnswers),
        createGraph('What the model costs (tokens in a day)', [metrics.chatTokens]),
      ],
      [
        createGraph('How old the videos are (seconds; below 900 is good)', [metrics.videoAge]),
        createGraph('Jobs that were turned away (should be none)', [metrics.turnedAwayJobs]),
      ],
      [
        createGraph('How long a change waits to be published (seconds; below 120 is good)', [
          metrics.publishAge,
        ]),
        createGraph('Publishing that failed (should be none)', [
          metrics.failedPublishing,
          metrics.deadLetters,
        ]),
      ],
      [
        createGraph('Notices that wait to be sent (0 is good)', [metrics.waitingNotices]),
        createGraph('Notices that could not be sent (should be none)', [metrics.failedNotices]),
      ],
      [createGraph('Size of exported files (bytes)', [metrics.exportSize])],
    ],
  })
