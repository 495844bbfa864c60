import { expect, test } from 'vitest'
import { functionId, policiesOf, resourcesOf, synthesize } from '../testing/synth.ts'

const channel = 'UCabcdefghijklmnopqrstuv'
const template = await synthesize()
const configured = await synthesize({
  youtubeChannelId: channel,
  youtubeApiKeyParameter: '/site/youtube-key',
})

const functionOf = (given: typeof template) => {
  const id = functionId(given, 'video-refresh')
  return resourcesOf(given, 'AWS::Lambda::Function').find((one) => one.id === id)
}

const rules = resourcesOf(template, 'AWS::Events::Rule')
  .map(({ Properties }) => Properties)
  .filter(
    ({ Targets }) => Targets[0].Arn['Fn::GetAtt'][0] === functionId(template, 'video-refresh'),
  )

const statementsOf = (given: typeof template, name: string) =>
  policiesOf(given)
    .filter(({ id }) => new RegExp(`^Functions${name}Role`).test(id))
    .flatMap(({ Properties }) => Properties.PolicyDocument.Statement)

test('LIM-01 LIM-02 the videos are refreshed every 5 and 15 minutes, and all once a day', () => {
  expect(rules.map(({ ScheduleExpression }) => ScheduleExpression).sort()).toEqual([
    'rate(1 day)',
    'rate(15 minutes)',
    'rate(15 minutes)',
    'rate(5 minutes)',
  ])
  for (const { State } of rules) expect(State).toBe('ENABLED')
})

test('each rule names its list and hands on the time that it was meant for', () => {
  const inputs = rules.map(({ ScheduleExpression, Targets }) => {
    const { InputPathsMap, InputTemplate } = Targets[0].InputTransformer
    expect(Object.values(InputPathsMap)).toEqual(['$.time'])
    const [name] = Object.keys(InputPathsMap)
    const time = '2026-03-01T00:00:00Z'
    const input = InputTemplate.replace(`<${name}>`, JSON.stringify(time))
    const asked = JSON.parse(input)
    return [asked.list, [ScheduleExpression, asked.time]]
  })
  const time = '2026-03-01T00:00:00Z'
  expect(Object.fromEntries(inputs)).toEqual({
    latest: ['rate(5 minutes)', time],
    popular: ['rate(15 minutes)', time],
    sweep: ['rate(1 day)', time],
    channel: ['rate(15 minutes)', time],
  })
})

test('a refresh that fails is not called again before its next time', () => {
  const target = { RetryPolicy: { MaximumRetryAttempts: 0, MaximumEventAgeInSeconds: 300 } }
  for (const { Targets } of rules) expect(Targets).toEqual([expect.objectContaining(target)])
  const id = functionId(template, 'video-refresh')
  const [config] = resourcesOf(template, 'AWS::Lambda::EventInvokeConfig')
    .map(({ Properties }) => Properties)
    .filter(({ FunctionName }) => FunctionName.Ref === id)
  expect(config).toMatchObject({ MaximumRetryAttempts: 0, MaximumEventAgeInSeconds: 300 })
})

test('without a channel nothing is said of YouTube and no parameter may be read', () => {
  expect(Object.keys(functionOf(template)?.Properties.Environment.Variables).sort()).toEqual([
    // Where the pictures go that previews of a video's link show.
    'MEDIA_BUCKET',
    'METRICS_NAMESPACE',
    'TABLE_NAME',
  ])
  expect(JSON.stringify(template.toJSON())).not.toContain('ssm:GetParameter')
})

test('the key is named, never held, and only that parameter may be read', () => {
  expect(functionOf(configured)?.Properties.Environment.Variables).toMatchObject({
    YOUTUBE_CHANNEL_ID: channel,
    YOUTUBE_API_KEY_PARAMETER: '/site/youtube-key',
  })
  const reading = statementsOf(configured, 'VideoRefresh').filter(
    ({ Action }) => Action === 'ssm:GetParameter',
  )
  expect(reading).toHaveLength(1)
  expect(JSON.stringify(reading[0].Resource)).toMatch(/:parameter\/site\/youtube-key"\]\]\}$/)
})
