import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { stackNameOf } from '@bong-bari/site'
import { OperateFailure } from './failure.ts'

export type Deployed = {
  name: string
  /** What the stack says of itself, such as SiteAddress and TableName. */
  outputs: Record<string, string>
  parameters: Record<string, string>
}

const isMissing = (error: unknown) =>
  error instanceof Error && error.name === 'ValidationError' && /does not exist/.test(error.message)

/** The deployed stack of a stage, in AWS_REGION; undefined before the first deployment. */
export const findDeployed = async (stage?: string): Promise<Deployed | undefined> => {
  const name = stackNameOf(stage)
  const command = new DescribeStacksCommand({ StackName: name })
  const found = await new CloudFormationClient({}).send(command).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
  const stack = found?.Stacks?.[0]
  if (!stack) return undefined
  const pair = (key = '', value = ''): [string, string] => [key, value]
  return {
    name,
    outputs: Object.fromEntries(
      (stack.Outputs ?? []).map(({ OutputKey, OutputValue }) => pair(OutputKey, OutputValue)),
    ),
    parameters: Object.fromEntries(
      (stack.Parameters ?? []).map(({ ParameterKey, ParameterValue }) =>
        pair(ParameterKey, ParameterValue),
      ),
    ),
  }
}

/** The same; a stage that was never deployed is a failure that says so. */
export const requireDeployed = async (stage?: string): Promise<Deployed> => {
  const found = await findDeployed(stage)
  if (found) return found
  throw new OperateFailure(
    `There is no stack ${stackNameOf(stage)} in this account and region: deploy it first, or set AWS_REGION.`,
  )
}

/** One of the stack's outputs, which an older deployment may lack. */
export const outputOf = ({ name, outputs }: Deployed, output: string) => {
  const value = outputs[output]
  if (value) return value
  throw new OperateFailure(`The stack ${name} has no output ${output}: deploy this version first.`)
}
