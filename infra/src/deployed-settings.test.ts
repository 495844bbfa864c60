import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { App } from 'aws-cdk-lib'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { keepDeployedSettings, readDeployedSettings } from './deployed-settings.ts'

const formation = mockClient(CloudFormationClient)
afterEach(() => formation.reset())

const account = { CDK_DEFAULT_ACCOUNT: '111122223333', CDK_DEFAULT_REGION: 'ap-south-1' }

const deployedWith = (settings: object) => {
  const Outputs = [{ OutputKey: 'Settings', OutputValue: JSON.stringify(settings) }]
  const stack = { StackName: 'Test', CreationTime: new Date(), Outputs }
  formation.on(DescribeStacksCommand).resolves({
    Stacks: [{ ...stack, StackStatus: 'UPDATE_COMPLETE' }],
  })
}

/** What a plain `cdk deploy` with this context deploys. */
const nextDeployment = async (context: Record<string, unknown>) => {
  const app = new App({ context })
  keepDeployedSettings(app, await readDeployedSettings('Test', account))
  return readConfig(app.node.getAllContext())
}

test('what a stage was deployed with is deployed again, unless it is named: changed, or empty to take it away', async () => {
  deployedWith({ alarmEmail: 'team@example.test', monthlyBudget: '50', removeData: 'true' })
  const before = { alarmEmail: 'team@example.test', monthlyBudget: 50, removeData: true }
  expect(await nextDeployment({})).toMatchObject(before)
  expect(await nextDeployment({ monthlyBudget: 30 })).toMatchObject({
    ...before,
    monthlyBudget: 30,
  })
  expect(await nextDeployment({ alarmEmail: '', removeData: '' })).toEqual(
    readConfig({ monthlyBudget: '50' }),
  )
})

test('a setting that this version does not have is not kept, and the stage is the one that is asked for', async () => {
  deployedWith({ stage: 'staging', alarmMail: 'team@example.test' })
  expect(await nextDeployment({ stage: 'staging' })).toEqual(readConfig({ stage: 'staging' }))
  expect(await readDeployedSettings('Test', account)).toEqual({})
})

test('before the first deployment nothing is kept, and without an account nobody is asked', async () => {
  const missing = new Error('Stack with id Test does not exist')
  missing.name = 'ValidationError'
  formation.on(DescribeStacksCommand).rejects(missing)
  expect(await readDeployedSettings('Test', account)).toEqual({})
  formation.reset()
  expect(await readDeployedSettings('Test', {})).toEqual({})
  expect(formation.calls()).toHaveLength(0)
})

test('settings that cannot be read stop the synthesis: they would be lost', async () => {
  formation.on(DescribeStacksCommand).rejects(new Error('User may not do that'))
  await expect(readDeployedSettings('Test', account)).rejects.toThrow(
    'The settings that Test was deployed with could not be read, and would be lost: User may not do that. ',
  )
})
