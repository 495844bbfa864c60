import {
  CloudFormationClient,
  DescribeStacksCommand,
  type Stack,
} from '@aws-sdk/client-cloudformation'
import { stackNameOf } from '@bong-bari/site'
import { OperateFailure } from './failure.ts'

export type Deployed = {
  name: string
  /** CloudFormation's word for how its last change went, such as UPDATE_COMPLETE. */
  status: string
  /** What the stack says of itself, such as SiteAddress and TableName. */
  outputs: Record<string, string>
  parameters: Record<string, string>
}

const isMissing = (error: unknown) =>
  error instanceof Error && error.name === 'ValidationError' && /does not exist/.test(error.message)

const describe = async (StackName: string, region?: string): Promise<Stack | undefined> => {
  const command = new DescribeStacksCommand({ StackName })
  const found = await new CloudFormationClient(region ? { region } : {})
    .send(command)
    .catch((error: unknown) => {
      if (isMissing(error)) return undefined
      throw error
    })
  return found?.Stacks?.[0]
}

const pair = (key = '', value = ''): [string, string] => [key, value]

/** A deployed stack by its name, in AWS_REGION or another region; undefined before its first deployment. */
export const findStack = async (name: string, region?: string): Promise<Deployed | undefined> => {
  const stack = await describe(name, region)
  // A stack whose first set of changes was never carried out holds nothing.
  if (!stack || stack.StackStatus === 'REVIEW_IN_PROGRESS') return undefined
  const { StackStatus: status = '', Outputs = [], Parameters = [] } = stack
  return {
    ...{ name, status },
    outputs: Object.fromEntries(Outputs.map((one) => pair(one.OutputKey, one.OutputValue))),
    parameters: Object.fromEntries(
      Parameters.map((one) => pair(one.ParameterKey, one.ParameterValue)),
    ),
  }
}

/** The deployed stack of a stage, in AWS_REGION; undefined before the first deployment. */
export const findDeployed = (stage?: string) => findStack(stackNameOf(stage))

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

/** How a command names the stage of a stack. */
export const stageOf = ({ name }: Deployed) =>
  name === stackNameOf() ? 'production' : name.slice(stackNameOf().length + 1)

/** True of a stack whose first creation failed: nothing of it serves anybody. */
export const isStillborn = ({ status }: Deployed) =>
  /^(CREATE_FAILED|ROLLBACK_(COMPLETE|FAILED))$/.test(status)

/** Throws a sentence where a stack cannot be changed now. */
export const requireAtRest = ({ name, status }: Deployed) => {
  if (status.endsWith('_IN_PROGRESS'))
    throw new OperateFailure(
      `${name} is being changed by somebody else (${status}): wait with aws cloudformation describe-stacks --stack-name ${name}`,
    )
  if (status === 'UPDATE_ROLLBACK_FAILED')
    throw new OperateFailure(
      `The last change of ${name} could not be taken back: aws cloudformation continue-update-rollback --stack-name ${name}`,
    )
}
