import type { Stack } from './cloudformation/model.ts'
import { deploy } from './cloudformation/operation.ts'
import { settleParameters } from './cloudformation/parameters.ts'
import { makeStack } from './cloudformation/stack.ts'
import type { Template } from './cloudformation/template.ts'
import { createBucket } from './s3.ts'
import { putParameter } from './ssm.ts'
import type { State } from './state.ts'

type Seed = {
  name: string
  template: Template
  parameters?: Record<string, string>
  tags?: Record<string, string>
  terminationProtection?: boolean
  /** Said instead of what the template leads to. */
  outputs?: Record<string, string>
  /** A state to be found in, such as UPDATE_IN_PROGRESS. */
  status?: string
}

/** Puts a stack into the account as if it had been deployed; no call is noted. */
export const seedStack = async (state: State, seed: Seed): Promise<Stack> => {
  const { name, template, parameters = {}, tags = {} } = seed
  const given = Object.entries(parameters).map(([ParameterKey, ParameterValue]) => ({
    ParameterKey,
    ParameterValue,
  }))
  const stack = makeStack(state, name, 'CREATE_IN_PROGRESS')
  const proposal = {
    ...{ body: JSON.stringify(template), template, tags },
    parameters: settleParameters(state, template, given, {}),
    capabilities: ['CAPABILITY_NAMED_IAM'],
  }
  await deploy(state, stack, proposal, 'CREATE')
  for (const [key, value] of Object.entries(seed.outputs ?? {})) stack.outputs[key] = { value }
  stack.terminationProtection = seed.terminationProtection ?? false
  stack.status = seed.status ?? stack.status
  return stack
}

const roles = ['deploy', 'lookup', 'file-publishing', 'image-publishing', 'cfn-exec']

/** What a deployment needs of `cdk bootstrap`: the version, the roles and the bucket of assets. */
export const standInForBootstrap = async (state: State, region = state.region) => {
  const place = `${state.accountId}-${region}`
  putParameter(state, '/cdk-bootstrap/hnb659fds/version', '30')
  for (const role of roles)
    state.resources.set(`cdk-hnb659fds-${role}-role-${place}`, {
      type: 'AWS::IAM::Role',
      stack: 'CDKToolkit',
    })
  await createBucket(state, `cdk-hnb659fds-assets-${place}`)
}
