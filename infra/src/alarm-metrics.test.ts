import { expect, test } from 'vitest'
import { assumed } from '../../packages/operate/src/usage.ts'
import { everything, resourcesOf, synthesize } from '../testing/synth.ts'

test('`cost` counts every number that an alarm reads, for AWS bills each', async () => {
  const alarms = resourcesOf(await synthesize(everything), 'AWS::CloudWatch::Alarm')
  const read = alarms.map(({ Properties: { Metrics, MetricName } }) =>
    MetricName ? 1 : Metrics.filter((one: object) => 'MetricStat' in one).length,
  )
  expect(assumed.alarmMetrics).toBe(read.reduce((sum, one) => sum + one, 0))
})
