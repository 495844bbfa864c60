import { Stack } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { type Config, isProfile } from './config.ts'

type Model = { model: string; bedrockRegions?: Config['bedrockRegions'] }

/** A profile has its own ARN, but the model is called in each region it picks. */
const arnsOf = (stack: Stack, { model, bedrockRegions = [] }: Model) => {
  const { partition, region, account } = stack
  const modelArn = (name: string, where: string) =>
    `arn:${partition}:bedrock:${where}::foundation-model/${name}`
  if (!isProfile(model)) return [modelArn(model, region)]
  const name = model.slice(model.indexOf('.') + 1)
  // A global profile's model has no region, and the caller's.
  const regions = model.startsWith('global.') ? [region, ''] : bedrockRegions
  return [
    `arn:${partition}:bedrock:${region}:${account}:inference-profile/${model}`,
    ...regions.map((where) => modelArn(name, where)),
  ]
}

/** Only the configured model, within the budget. */
export const allowModel = (lambdas: Lambda[], config: Config) => {
  const { bedrockModel: model, bedrockRegions } = config
  if (!model) return
  for (const lambda of lambdas) {
    lambda.addEnvironment('BEDROCK_MODEL_ID', model)
    lambda.addEnvironment('BEDROCK_DAILY_TOKENS', String(config.bedrockDailyTokens))
    lambda.addEnvironment('BEDROCK_MONTHLY_TOKENS', String(config.bedrockMonthlyTokens))
    const resources = arnsOf(Stack.of(lambda), { model, bedrockRegions })
    lambda.addToRolePolicy(new PolicyStatement({ actions: ['bedrock:InvokeModel'], resources }))
  }
}
