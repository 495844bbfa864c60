import { expect, test } from 'vitest'
import {
  aboutService,
  everything,
  functionId,
  functionProperties,
  resourcesOf,
  scheduledCalls,
  statementsOf,
  synthesize,
} from '../testing/synth.ts'

const template = await synthesize()
const configured = await synthesize(everything)
const calls = scheduledCalls(template, 'video-refresh')

test('LIM-01 LIM-02 the videos are refreshed every 5 and 15 minutes, and all once a day, each list at the time that its call was meant for', () => {
  expect(
    Object.fromEntries(calls.map(({ schedule, input }) => [input.list, [schedule, input.time]])),
  ).toEqual({
    latest: ['rate(5 minutes)', 'now'],
    popular: ['rate(15 minutes)', 'now'],
    sweep: ['rate(1 day)', 'now'],
    channel: ['rate(15 minutes)', 'now'],
  })
})

test('a refresh that fails is not called again before its next time', () => {
  for (const { target } of calls)
    expect(target.RetryPolicy).toEqual({ MaximumRetryAttempts: 0, MaximumEventAgeInSeconds: 300 })
  const id = functionId(template, 'video-refresh')
  const [config] = resourcesOf(template, 'AWS::Lambda::EventInvokeConfig')
    .map(({ Properties }) => Properties)
    .filter(({ FunctionName }) => FunctionName.Ref === id)
  expect(config).toMatchObject({ MaximumRetryAttempts: 0, MaximumEventAgeInSeconds: 300 })
})

test('without a channel nothing is said of YouTube and no parameter may be read', () => {
  const { Variables } = functionProperties(template, 'video-refresh').Environment
  // Pictures that previews of a video's link show go to the media bucket.
  expect(Object.keys(Variables).sort()).toEqual(['MEDIA_BUCKET', 'METRICS_NAMESPACE', 'TABLE_NAME'])
  expect(aboutService(statementsOf(template), 'ssm')).toEqual([])
})

test('the key is named, never held, and only that parameter may be read', () => {
  expect(functionProperties(configured, 'video-refresh').Environment.Variables).toMatchObject({
    YOUTUBE_CHANNEL_ID: everything.youtubeChannelId,
    YOUTUBE_API_KEY_PARAMETER: everything.youtubeApiKeyParameter,
  })
  const [reading, ...others] = aboutService(statementsOf(configured), 'ssm')
  expect(others).toEqual([])
  expect(reading).toMatchObject({
    policy: expect.stringMatching(/^FunctionsVideoRefreshRole/),
    Action: 'ssm:GetParameter',
  })
  expect(JSON.stringify(reading?.Resource)).toMatch(/:parameter\/site\/youtube-key"\]\]\}$/)
})
