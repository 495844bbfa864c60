import { randomUUID } from 'node:crypto'
import {
  CloudFormationClient,
  DescribeStacksCommand,
  type Stack,
  UpdateStackCommand,
  waitUntilStackUpdateComplete,
} from '@aws-sdk/client-cloudformation'
import { stackNameOf } from '@bong-bari/site'
import { diagnosisCommand } from './cdk.ts'
import { OperateFailure } from './command.ts'

export type Deployed = {
  name: string
  /** CloudFormation's status, such as UPDATE_COMPLETE. */
  status: string
  /** Values by output name, such as `SiteAddress` and `TableName`. */
  outputs: Record<string, string>
  parameters: Record<string, string>
}

const isMissing = (error: unknown) =>
  error instanceof Error && error.name === 'ValidationError' && /does not exist/.test(error.message)

const describeStack = async (StackName: string): Promise<Stack | undefined> => {
  const command = new DescribeStacksCommand({ StackName })
  const answer = await new CloudFormationClient({}).send(command).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })
  return answer?.Stacks?.[0]
}

const toEntry = (key = '', value = ''): [string, string] => [key, value]

/** Finds a stage's stack in AWS_REGION; undefined before the first deployment. */
export const findDeployed = async (stage?: string): Promise<Deployed | undefined> => {
  const name = stackNameOf(stage)
  const stack = await describeStack(name)
  // A stack whose first change set was never executed is empty.
  if (!stack || stack.StackStatus === 'REVIEW_IN_PROGRESS') return undefined
  const { StackStatus: status = '', Outputs = [], Parameters = [] } = stack
  return {
    name,
    status,
    outputs: Object.fromEntries(Outputs.map((one) => toEntry(one.OutputKey, one.OutputValue))),
    parameters: Object.fromEntries(
      Parameters.map((one) => toEntry(one.ParameterKey, one.ParameterValue)),
    ),
  }
}

/** Like {@link findDeployed}; throws before the first deployment. */
export const requireDeployed = async (stage?: string): Promise<Deployed> => {
  const deployed = await findDeployed(stage)
  if (deployed) return deployed
  throw new OperateFailure(
    `There is no stack ${stackNameOf(stage)} in this account and region: deploy it first, or set AWS_REGION.`,
  )
}

/** An output of the stack; throws where an older deployment lacks it. */
export const outputOf = ({ name, outputs }: Deployed, output: string) => {
  const value = outputs[output]
  if (value) return value
  throw new OperateFailure(`The stack ${name} has no output ${output}: deploy this version first.`)
}

/** The value of `--stage` that names a stack. */
export const stageOf = ({ name }: Deployed) =>
  name === stackNameOf() ? 'production' : name.slice(stackNameOf().length + 1)

/** Whether the first creation failed, so that the stack must be deleted before the next one. */
export const isFailedCreation = ({ status }: Deployed) =>
  /^(CREATE_FAILED|ROLLBACK_(COMPLETE|FAILED))$/.test(status)

/** The waiter of `aws cloudformation wait` for the end of a change. */
const waiterNameOf = (status: string) => {
  if (/ROLLBACK/.test(status)) return 'stack-rollback-complete'
  return `stack-${/^(CREATE|DELETE|IMPORT)/.exec(status)?.[0].toLowerCase() ?? 'update'}-complete`
}

/** Throws where the stack cannot be changed now, with the command that helps. */
export const requireIdle = ({ name, status }: Deployed) => {
  if (status.endsWith('_IN_PROGRESS'))
    throw new OperateFailure(
      `${name} is being changed by somebody else (${status}): wait with aws cloudformation wait ${waiterNameOf(status)} --stack-name ${name}`,
    )
  if (status === 'UPDATE_ROLLBACK_FAILED')
    throw new OperateFailure(
      `The last change of ${name} could not be taken back: aws cloudformation continue-update-rollback --stack-name ${name}`,
    )
}

/** CloudFront takes minutes. CloudFormation gives up far earlier than this. */
const updateTimeoutSeconds = 3_600

const isUnchanged = (error: unknown) =>
  error instanceof Error && error.message.includes('No updates are to be performed')

type StackChange = {
  /** Address of a template; without it the deployed one stays. */
  template?: string
  /** Every parameter of the template; undefined keeps the current value. */
  parameters: Record<string, string | undefined>
}

/** Changes a stack without CDK, whatever is checked out. Resolves when done. */
export const updateStack = async (deployed: Deployed, { template, parameters }: StackChange) => {
  const { name } = deployed
  const client = new CloudFormationClient({})
  const command = new UpdateStackCommand({
    StackName: name,
    // The SDK sends it again with each try, so a try whose answer was lost is not refused as a second update.
    ClientRequestToken: randomUUID(),
    ...(template ? { TemplateURL: template } : { UsePreviousTemplate: true }),
    // CloudFormation wants CAPABILITY_NAMED_IAM because some roles of the template have names.
    Capabilities: ['CAPABILITY_IAM', 'CAPABILITY_NAMED_IAM', 'CAPABILITY_AUTO_EXPAND'],
    Parameters: Object.entries(parameters).map(([ParameterKey, ParameterValue]) =>
      ParameterValue === undefined
        ? { ParameterKey, UsePreviousValue: true }
        : { ParameterKey, ParameterValue },
    ),
  })
  try {
    await client.send(command)
  } catch (error) {
    if (isUnchanged(error)) return
    throw error
  }
  const waiting = { client, maxWaitTime: updateTimeoutSeconds, minDelay: 2, maxDelay: 15 }
  await waitUntilStackUpdateComplete(waiting, { StackName: name }).catch(async () => {
    // This throws what AWS answers now, such as that the credentials have expired.
    const { StackStatus } = (await describeStack(name)) ?? {}
    throw new OperateFailure(
      `The update of ${name} did not succeed (${StackStatus}). Why: ${diagnosisCommand(name, stageOf(deployed))}`,
    )
  })
}

/** Changes parameters only: the deployed template stays, whatever is checked out. Resolves when done. */
export const setParameters = async (deployed: Deployed, parameters: Record<string, string>) => {
  requireIdle(deployed)
  const { name, parameters: current } = deployed
  const lacking = Object.keys(parameters).find((key) => !(key in current))
  if (lacking)
    throw new OperateFailure(`The stack ${name} has no parameter ${lacking}: deploy it first.`)
  const pairs = Object.keys(current).map((key) => [key, parameters[key]] as const)
  await updateStack(deployed, { parameters: Object.fromEntries(pairs) })
}
