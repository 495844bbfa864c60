import { stackNameOf } from '@bong-bari/site'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/0a-1b'

test('the defaults deploy as they are: nothing is demanded, and nothing that costs is switched on', () => {
  expect(readConfig({})).toEqual({
    stage: 'production',
    plan: 'none',
    bedrockDailyTokens: 200_000,
    bedrockMonthlyTokens: 3_000_000,
    monthlyBudget: 20,
    reservedConcurrency: {},
    removeData: false,
  })
})

test('values may come from the command line, where everything is text', () => {
  const given = {
    monthlyBudget: '50',
    removeData: 'true',
    reservedConcurrency: 'chat=20, exports=2',
    bedrockRegions: 'ap-south-1',
  }
  expect(readConfig(given)).toMatchObject({
    monthlyBudget: 50,
    removeData: true,
    reservedConcurrency: { chat: 20, exports: 2 },
    bedrockRegions: ['ap-south-1'],
  })
})

test('an empty value counts as absent', () => {
  expect(readConfig({ domainName: '', alarmEmail: '' })).toEqual(readConfig({}))
})

const wrong: [Record<string, unknown>, string][] = [
  [
    { domainName: 'https://x.com', certificateArn },
    'The setting domainName must be a domain such as www.example.com, not "https://x.com".',
  ],
  [
    { domainName: 'x.com', certificateArn: certificateArn.replace('us-east-1', 'ap-south-1') },
    'The setting certificateArn must be the ARN of an ACM certificate of us-east-1',
  ],
  [{ domainName: 'x.com' }, 'Give both settings, domainName and certificateArn, or neither.'],
  [{ certificateArn }, 'Give both settings'],
  [{ plan: 'business' }, 'The setting plan must be free, pro or none, not "business".'],
  [{ plan: 'free' }, 'The plan "free" needs the setting webAclArn'],
  [
    { youtubeChannelId: '@bongbari' },
    'The setting youtubeChannelId must be a channel\'s id, UC and 22 more characters, not "@bongbari".',
  ],
  [
    { bedrockModel: 'apac.anthropic.claude-x-v1:0' },
    'The setting bedrockRegions must name the regions that "apac.anthropic.claude-x-v1:0" may use.',
  ],
  [{ bedrockDailyTokens: 'many' }, 'must be a whole number from 1000 to 1000000000, not "many".'],
  [{ reservedConcurrency: 'bot=3' }, 'The setting reservedConcurrency must be like chat=20'],
  [{ concurrentFunctions: 5 }, 'The setting concurrentFunctions must be a whole number from 10'],
  [
    { concurrentFunctions: 10, reservedConcurrency: 'auth=2' },
    'The setting reservedConcurrency must leave 100 of the 10 concurrentFunctions.',
  ],
  [
    { concurrentFunctions: 10, bedrockModel: 'amazon.nova-lite-v1:0' },
    'The setting bedrockModel needs an account with 100 concurrent functions',
  ],
  [
    { restoredTable: 'a-table' },
    'Give both settings, restoredTable and restoredTableStream, or neither.',
  ],
  [{ removeData: 'yes' }, 'The setting removeData must be true or false, not "yes".'],
  [{ alarmMail: 'a@b.c' }, 'There is no setting alarmMail. There are: stage, domainName'],
]

test.each(wrong)('%j is refused in a sentence that names the setting', (given, sentence) => {
  expect(() => readConfig(given)).toThrow(sentence)
})

test("CDK's own context is none of our settings", () => {
  const foreign = { 'cli-telemetry': false, 'aws:cdk:bundling-stacks': ['**'] }
  expect(readConfig(foreign)).toEqual(readConfig({}))
})

test('each stage is a stack of its own', () => {
  expect(stackNameOf('production', 'Bong Bari')).toBe('BongBari')
  expect(stackNameOf('try-out', 'Bong Bari')).toBe('BongBari-try-out')
})
