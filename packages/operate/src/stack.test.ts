import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, test } from 'vitest'
import { describeError } from './command.ts'
import { findDeployed } from './stack.ts'

const aws = mockClient(CloudFormationClient)
beforeEach(() => aws.reset())

const named = (name: string, message: string) => Object.assign(new Error(message), { name })

test('missing credentials are told in a sentence that says what to do', async () => {
  aws.on(DescribeStacksCommand).rejects(named('CredentialsProviderError', 'Could not load'))
  const failure = await findDeployed().catch(describeError)
  expect(failure).toMatch(/^There are no AWS credentials: run aws configure, or set AWS_PROFILE/)
})

test('a stack that only has a set of changes to review was never deployed', async () => {
  const stack = { StackName: 'BongBari', CreationTime: new Date() }
  aws.on(DescribeStacksCommand).resolves({
    Stacks: [{ ...stack, StackStatus: 'REVIEW_IN_PROGRESS' }],
  })
  expect(await findDeployed()).toBeUndefined()
})
