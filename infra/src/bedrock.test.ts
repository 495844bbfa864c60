import { expect, test } from 'vitest'
import {
  aboutService,
  everything,
  functionProperties,
  statementsOf,
  synthesize,
} from '../testing/synth.ts'

const invoking = (template: Awaited<ReturnType<typeof synthesize>>) =>
  aboutService(statementsOf(template), 'bedrock')

/** An ARN of a template as text, what CloudFormation fills in by its name. */
const textOf = (arn: unknown) =>
  JSON.stringify(arn)
    .replace(/^\{"Fn::Join":\["",\[|\]\]\}$/g, '')
    .replace(/\{"Ref":"AWS::(\w+)"\}/g, '$1')
    .replace(/","|",|,"|"/g, '')

const callerOf = ({ policy }: { policy: string }) =>
  policy.replace(/^Functions|Role(Default|Overflow)Policy.*$/g, '')

const arnsOf = async (context: Record<string, string>) => {
  const statements = invoking(await synthesize(context))
  expect(statements.map(callerOf)).toEqual(['BotTraining', 'Chat'])
  for (const { Action } of statements) expect(Action).toBe('bedrock:InvokeModel')
  return [statements[0]?.Resource].flat().map(textOf)
}

test('without a model no function may ask one, or hears of one', async () => {
  const template = await synthesize()
  expect(invoking(template)).toEqual([])
  expect(JSON.stringify(template.toJSON())).not.toContain('BEDROCK')
})

test('a model is reached in the own region only', async () => {
  expect(await arnsOf({ bedrockModel: 'amazon.nova-lite-v1:0' })).toEqual([
    'arn:Partition:bedrock:Region::foundation-model/amazon.nova-lite-v1:0',
  ])
})

test('a profile is reached by its own ARN, and its model in each region that was named', async () => {
  expect(await arnsOf(everything)).toEqual([
    'arn:Partition:bedrock:Region:AccountId:inference-profile/apac.anthropic.claude-x-v1:0',
    'arn:Partition:bedrock:ap-south-1::foundation-model/anthropic.claude-x-v1:0',
    'arn:Partition:bedrock:ap-southeast-2::foundation-model/anthropic.claude-x-v1:0',
  ])
})

test('the model of a global profile is reached here and in no region', async () => {
  expect(await arnsOf({ bedrockModel: 'global.amazon.nova-2-lite-v1:0' })).toEqual([
    'arn:Partition:bedrock:Region:AccountId:inference-profile/global.amazon.nova-2-lite-v1:0',
    'arn:Partition:bedrock:Region::foundation-model/amazon.nova-2-lite-v1:0',
    'arn:Partition:bedrock:::foundation-model/amazon.nova-2-lite-v1:0',
  ])
})

test('who asks a model knows it and what it may spend', async () => {
  const template = await synthesize(everything)
  const variablesOf = (name: string) => functionProperties(template, name).Environment.Variables
  for (const name of ['chat', 'bot-training'])
    expect(variablesOf(name)).toMatchObject({
      BEDROCK_MODEL_ID: everything.bedrockModel,
      BEDROCK_DAILY_TOKENS: '200000',
      BEDROCK_MONTHLY_TOKENS: '3000000',
    })
  expect(variablesOf('reactions')).not.toHaveProperty('BEDROCK_MODEL_ID')
})
