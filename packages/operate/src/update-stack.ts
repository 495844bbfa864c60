import {
  CloudFormationClient,
  UpdateStackCommand,
  waitUntilStackUpdateComplete,
} from '@aws-sdk/client-cloudformation'
import { diagnosisCommand } from './cdk.ts'
import { type Deployed, requireAtRest, stageOf } from './deployed.ts'
import { OperateFailure } from './failure.ts'

/** CloudFront takes minutes; CloudFormation times out far earlier than this. */
const patienceSeconds = 3_600

const isUnchanged = (error: unknown) =>
  error instanceof Error && error.message.includes('No updates are to be performed')

type Change = {
  /** Address of a template; without it the deployed one stays. */
  template?: string
  /** All that the template has; undefined keeps a value. */
  parameters: Record<string, string | undefined>
}

/** Changes a stack without CDK, whatever is checked out. Resolves when done. */
export const updateStack = async (deployed: Deployed, { template, parameters }: Change) => {
  const { name } = deployed
  const client = new CloudFormationClient({})
  const command = new UpdateStackCommand({
    StackName: name,
    ...(template ? { TemplateURL: template } : { UsePreviousTemplate: true }),
    // Some of the template's roles have names.
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
  const waiting = { client, maxWaitTime: patienceSeconds, minDelay: 2, maxDelay: 15 }
  await waitUntilStackUpdateComplete(waiting, { StackName: name }).catch(() => {
    throw new OperateFailure(
      `The update of ${name} did not succeed; it was taken back. Why: ${diagnosisCommand(name, stageOf(deployed))}`,
    )
  })
}

/** Changes parameters only: the deployed template stays, whatever is checked out. Resolves when done. */
export const setParameters = async (deployed: Deployed, parameters: Record<string, string>) => {
  requireAtRest(deployed)
  const { name, parameters: standing } = deployed
  const lacking = Object.keys(parameters).find((key) => !(key in standing))
  if (lacking)
    throw new OperateFailure(`The stack ${name} has no parameter ${lacking}: deploy it first.`)
  const kept = Object.keys(standing).map((key) => [key, parameters[key]] as const)
  await updateStack(deployed, { parameters: Object.fromEntries(kept) })
}
