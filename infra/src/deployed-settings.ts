import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import type { App } from 'aws-cdk-lib'
import { isSetting } from './config.ts'

/** Set by CDK when there are credentials. */
type Place = { CDK_DEFAULT_ACCOUNT?: string | undefined; CDK_DEFAULT_REGION?: string | undefined }

const isMissing = (error: unknown) =>
  error instanceof Error && error.name === 'ValidationError' && /does not exist/.test(error.message)

const refusal = (stack: string, error: unknown) => {
  const why = error instanceof Error ? error.message : 'no answer'
  return new Error(
    `The settings that ${stack} was deployed with could not be read, and would be lost: ${why}. CDK's --profile is not known here; set AWS_PROFILE.`,
  )
}

const readOutput = async (StackName: string, region: string | undefined) => {
  const client = new CloudFormationClient(region ? { region } : {})
  try {
    const { Stacks = [] } = await client.send(new DescribeStacksCommand({ StackName }))
    return Stacks[0]?.Outputs?.find(({ OutputKey }) => OutputKey === 'Settings')?.OutputValue
  } catch (error) {
    if (isMissing(error)) return undefined
    throw refusal(StackName, error)
  }
}

/** Settings of the last deployment, without the stage; none before the first, or without an account. Rejects when unreadable. */
export const deployedSettings = async (
  stack: string,
  { CDK_DEFAULT_ACCOUNT: account, CDK_DEFAULT_REGION: region }: Place,
): Promise<Record<string, unknown>> => {
  const output = account ? await readOutput(stack, region) : undefined
  const { stage: _, ...kept }: Record<string, unknown> = JSON.parse(output || '{}')
  // Other versions may have had other settings.
  return Object.fromEntries(Object.entries(kept).filter(([name]) => isSetting(name)))
}

/** Keeps deployed settings not named now, as CDK forgets `-c`. An empty value removes one. Returns what was kept. */
export const keepSettings = (app: App, kept: Record<string, unknown>) => {
  const given: Record<string, unknown> = app.node.getAllContext()
  const missing = Object.entries(kept).filter(([name]) => !(name in given))
  for (const [name, value] of missing) app.node.setContext(name, value)
  return missing
}
