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
import { regionalName } from './regional-name.ts'

const graph = (title: string, left: IMetric[]) =>
  new GraphWidget({ title, left, width: 12, height: 6, leftYAxis: { min: 0 } })

const number = (title: string, metrics: IMetric[]) =>
  new SingleValueWidget({ title, metrics, width: 6, height: 4, setPeriodToTimeRange: true })

const words = (markdown: string) => new TextWidget({ markdown, width: 24, height: 2 })

/** From the top: health, usage, speed, bot. */
export const createDashboard = (scope: Construct, metrics: Metrics, alarms: Alarm[]) =>
  new Dashboard(scope, 'Dashboard', {
    dashboardName: regionalName(scope, 'Dashboard', 255),
    defaultInterval: Duration.days(7),
    widgets: [
      [
        words(
          '**Is everything well?** Green squares are good. A red one says what to do when you open it.',
        ),
      ],
      [new AlarmStatusWidget({ title: 'Alarms', alarms, width: 24, height: 3 })],
      [
        number('Brands that wrote', [metrics.leads]),
        number('Robots that were kept apart', [metrics.spam]),
        number('Calls of the site', [metrics.calls]),
        number('Calls that failed', [metrics.failedCalls]),
      ],
      [
        graph('How long people wait (milliseconds)', [metrics.typicalWait, metrics.longestWait]),
        graph('Calls, and those that were refused or failed', [
          metrics.calls,
          metrics.refusals,
          metrics.failures,
        ]),
      ],
      [
        graph('Where Bong Bot takes its answers from', metrics.chatAnswers),
        graph('What the model costs (tokens in a day)', [metrics.chatTokens]),
      ],
      [
        graph('How old the videos are (seconds; below 900 is good)', [metrics.videoAge]),
        graph('Jobs that were turned away (should be none)', [metrics.turnedAwayJobs]),
      ],
      [
        graph('How long a change waits to be published (seconds; below 120 is good)', [
          metrics.publishAge,
        ]),
        graph('Publishing that failed (should be none)', [
          metrics.failedPublishing,
          metrics.deadLetters,
        ]),
      ],
      [
        graph('Notices that wait to be told (0 is good)', [metrics.waitingNotices]),
        graph('Telling that failed (should be none)', [metrics.failedNotices]),
      ],
      [graph('Size of exported files (bytes)', [metrics.exportSize])],
    ],
  })
