import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { metric } from './metric.ts'

const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
beforeEach(() => written.mockClear())
afterEach(() => vi.unstubAllEnvs())

const only = () => {
  expect(written).toHaveBeenCalledTimes(1)
  return JSON.parse(String(written.mock.calls[0]?.[0]))
}

test('a metric is one line of JSON that CloudWatch reads', () => {
  vi.stubEnv('METRICS_NAMESPACE', 'BongBari-staging')
  metric('ChatTokens', 120, 'Count', { source: 'model' })
  expect(String(written.mock.calls[0]?.[0])).toMatch(/^\{[^\n]*\}\n$/)
  expect(only()).toEqual({
    _aws: {
      Timestamp: expect.any(Number),
      CloudWatchMetrics: [
        {
          Namespace: 'BongBari-staging',
          Dimensions: [['source']],
          Metrics: [{ Name: 'ChatTokens', Unit: 'Count' }],
        },
      ],
    },
    source: 'model',
    ChatTokens: 120,
  })
})

test('without dimensions it is one metric of the whole product', () => {
  metric('Leads', 1)
  expect(only()).toMatchObject({ _aws: { CloudWatchMetrics: [{ Dimensions: [[]] }] }, Leads: 1 })
})
