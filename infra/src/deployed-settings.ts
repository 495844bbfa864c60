import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import type { App } from 'aws-cdk-lib'
import { isSetting } from './config.ts'

/** CDK sets these when it finds credentials. */
type DeployEnvironment = {
  CDK_DEFAULT_ACCOUNT?: string | undefined
  CDK_DEFAULT_REGION?: string | undefined
}

const isMissingStack = (error: unknown) =>
  error instanceof Error && error.name === 'ValidationError' && /does not exist/.test(error.message)

const unreadableSettings = (stack: string, error: unknown) => {
  const why = error instanceof Error ? error.message : 'no answer'
  return new Error(
    `The settings that ${stack} was deployed with could not be read, and would be lost: ${why}. This program cannot see CDK's --profile; set AWS_PROFILE.`,
  )
}

const readSettingsOutput = async (StackName: string, region: string | undefined) => {
  const client = new CloudFormationClient(region ? { region } : {})
  try {
    const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName }))
    return Stacks[0]?.Outputs?.find(({ OutputKey }) => OutputKey === 'Settings')?.OutputValue
  } catch (error) {
    if (isMissingStack(error)) return undefined
    throw unreadableSettings(StackName, error)
  }
}

/** Reads the settings of the last deployment, without the stage. Empty before the first deployment or without an account. Rejects if they cannot be read. */
export const readDeployedSettings = async (
  stack: string,
  { CDK_DEFAULT_ACCOUNT: account, CDK_DEFAULT_REGION: region }: DeployEnvironment,
): Promise<Record<string, unknown>> => {
  const output = account ? await readSettingsOutput(stack, region) : undefined
  const { stage: _, ...settings }: Record<string, unknown> = JSON.parse(output || '{}')
  // An earlier version may have had settings that no longer exist.
  return Object.fromEntries(Object.entries(settings).filter(([name]) => isSetting(name)))
}

/** Adds the deployed settings that this command does not name to the app's context, because CDK forgets `-c`. An empty value removes a setting. Returns the added ones. */
export const keepDeployedSettings = (app: App, deployed: Record<string, unknown>) => {
  const context: Record<string, unknown> = app.node.getAllContext()
  const missing = Object.entries(deployed).filter(([name]) => !(name in context))
  for (const [name, value] of missing) app.node.setContext(name, value)
  return missing
}
