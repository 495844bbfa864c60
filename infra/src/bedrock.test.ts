import { expect, test } from 'vitest'
import { everything, functionId, policiesOf, resourcesOf, synthesize } from '../testing/synth.ts'

type Statement = { Action: string | string[]; Resource: unknown }

const invoking = (template: Awaited<ReturnType<typeof synthesize>>) =>
  policiesOf(template).flatMap(({ id, Properties }) =>
    Properties.PolicyDocument.Statement.filter(({ Action }: Statement) =>
      String(Action).startsWith('bedrock:'),
    ).map((statement: Statement) => ({ id, ...statement })),
  )

/** An ARN of a template as text, what CloudFormation fills in by its name. */
const textOf = (arn: unknown) =>
  JSON.stringify(arn)
    .replace(/^\{"Fn::Join":\["",\[|\]\]\}$/g, '')
    .replace(/\{"Ref":"AWS::(\w+)"\}/g, '$1')
    .replace(/","|",|,"|"/g, '')

const callerOf = ({ id }: { id: string }) =>
  id.replace(/^Functions|Role(Default|Overflow)Policy.*$/g, '')

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

const variablesOf = (template: Awaited<ReturnType<typeof synthesize>>, name: string) => {
  const id = functionId(template, name)
  const found = resourcesOf(template, 'AWS::Lambda::Function').find((one) => one.id === id)
  return found?.Properties.Environment.Variables
}

test('who asks a model knows it and what it may spend', async () => {
  const template = await synthesize(everything)
  const budget = { BEDROCK_DAILY_TOKENS: '200000', BEDROCK_MONTHLY_TOKENS: '3000000' }
  for (const name of ['chat', 'bot-training'])
    expect(variablesOf(template, name)).toMatchObject({
      BEDROCK_MODEL_ID: everything.bedrockModel,
      ...budget,
    })
  expect(variablesOf(template, 'reactions')).not.toHaveProperty('BEDROCK_MODEL_ID')
})
