import { Stack } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { type Config, isProfile } from './config.ts'

type Model = { model: string; bedrockRegions?: Config['bedrockRegions'] }

/** An inference profile has an ARN of its own, and calls the model in each region that it may pick, so both need a permission. */
const arnsOf = (stack: Stack, { model, bedrockRegions = [] }: Model) => {
  const { partition, region, account } = stack
  const modelArn = (name: string, where: string) =>
    `arn:${partition}:bedrock:${where}::foundation-model/${name}`
  if (!isProfile(model)) return [modelArn(model, region)]
  const name = model.slice(model.indexOf('.') + 1)
  // A global profile calls its model by an ARN without a region or with the caller's region.
  const regions = model.startsWith('global.') ? [region, ''] : bedrockRegions
  return [
    `arn:${partition}:bedrock:${region}:${account}:inference-profile/${model}`,
    ...regions.map((where) => modelArn(name, where)),
  ]
}

/** Lets functions call the configured model, and gives them its daily and monthly budget of tokens. */
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
