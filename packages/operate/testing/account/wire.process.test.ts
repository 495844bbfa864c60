import {
  CloudFormationClient,
  CreateStackCommand,
  DeleteStackCommand,
  DescribeStackEventsCommand,
  DescribeStacksCommand,
  GetTemplateCommand,
  UpdateStackCommand,
  waitUntilStackUpdateComplete,
} from '@aws-sdk/client-cloudformation'
import {
  DescribeSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
  UpdateSecretVersionStageCommand,
} from '@aws-sdk/client-secrets-manager'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Account, reasons, startAccount } from './index.ts'
import { tinyTemplate } from './tiny-assembly.ts'

let account: Account
beforeEach(async () => {
  account = await startAccount({ bootstrapped: true })
})
afterEach(() => account.stop())

const clientSettings = (accessKeyId = account.env.AWS_ACCESS_KEY_ID) => ({
  endpoint: account.endpoint,
  region: account.region,
  credentials: { accessKeyId, secretAccessKey: 'any' },
})
const stacks = () => new CloudFormationClient(clientSettings())
const vault = () => new SecretsManagerClient(clientSettings())

const StackName = 'Tiny'
const TemplateBody = JSON.stringify(tinyTemplate('the first'))
const Capabilities = ['CAPABILITY_IAM' as const]
const previously = { ParameterKey: 'BootstrapVersion', UsePreviousValue: true }

test('a missing stack is told as CloudFormation tells it', async () => {
  await expect(stacks().send(new DescribeStacksCommand({ StackName }))).rejects.toMatchObject({
    name: 'ValidationError',
    message: 'Stack with id Tiny does not exist',
  })
})

test('a stack with roles is created only by whoever says that it may', async () => {
  const client = stacks()
  await expect(
    client.send(new CreateStackCommand({ StackName, TemplateBody })),
  ).rejects.toMatchObject({
    name: 'InsufficientCapabilitiesException',
    message: 'Requires capabilities : [CAPABILITY_IAM]',
  })
  await client.send(new CreateStackCommand({ StackName, TemplateBody, Capabilities }))
  const { Stacks } = await client.send(new DescribeStacksCommand({ StackName }))
  expect(Stacks?.[0]).toMatchObject({
    StackStatus: 'CREATE_COMPLETE',
    Parameters: [
      { ParameterKey: 'Greeting', ParameterValue: 'nomoshkar' },
      { ParameterValue: '/cdk-bootstrap/hnb659fds/version', ResolvedValue: '30' },
    ],
  })
  const { TemplateBody: kept } = await client.send(new GetTemplateCommand({ StackName }))
  expect(kept).toBe(TemplateBody)
})

test('an update with the previous template changes the parameters that it names', async () => {
  await account.seedStack({
    name: StackName,
    template: tinyTemplate('the first'),
    parameters: { Greeting: 'before' },
  })
  const client = stacks()
  const update = (ParameterValue: string) =>
    client.send(
      new UpdateStackCommand({
        ...{ StackName, Capabilities, UsePreviousTemplate: true },
        Parameters: [{ ParameterKey: 'Greeting', ParameterValue }, previously],
      }),
    )
  await update('after')
  await waitUntilStackUpdateComplete(
    { client, maxWaitTime: 5, minDelay: 1, maxDelay: 1 },
    { StackName },
  )
  const bucket = account.stacks.get(StackName)?.resources.get('Bucket')
  expect(bucket?.properties.Tags).toEqual([{ Key: 'greeting', Value: 'after' }])
  expect(account.calls.find(({ action }) => action === 'UpdateStack')?.input).toMatchObject({
    UsePreviousTemplate: 'true',
    Parameters: [
      { ParameterKey: 'Greeting', ParameterValue: 'after' },
      { ParameterKey: 'BootstrapVersion', UsePreviousValue: 'true' },
    ],
  })
  await expect(update('after')).rejects.toThrow('No updates are to be performed.')
})

test('a parameter without a value, and one that is unknown, are refused', async () => {
  const template = { ...tinyTemplate('the first'), Parameters: { Greeting: { Type: 'String' } } }
  const create = (names: string[]) =>
    stacks().send(
      new CreateStackCommand({
        ...{ StackName, Capabilities, TemplateBody: JSON.stringify(template) },
        Parameters: names.map((ParameterKey) => ({ ParameterKey, ParameterValue: 'any' })),
      }),
    )
  await expect(create([])).rejects.toThrow('Parameters: [Greeting] must have values')
  await expect(create(['Greeting', 'Grreting'])).rejects.toThrow(
    'Parameters: [Grreting] do not exist in the template',
  )
})

test('a first creation that fails leaves what its template retains', async () => {
  const { Resources, ...rest } = tinyTemplate('the first')
  const retained = { ...Resources.Bucket, DeletionPolicy: 'Retain' }
  const template = { ...rest, Resources: { ...Resources, Bucket: retained } }
  account.failNext({ reason: reasons.concurrency, resource: 'Role' })
  const client = stacks()
  const body = JSON.stringify(template)
  await client.send(new CreateStackCommand({ StackName, TemplateBody: body, Capabilities }))
  expect(account.stacks.get(StackName)?.status).toBe('ROLLBACK_COMPLETE')
  const { StackEvents = [] } = await client.send(new DescribeStackEventsCommand({ StackName }))
  const told = StackEvents.map(({ LogicalResourceId, ResourceStatus }) => [
    LogicalResourceId,
    ResourceStatus,
  ])
  expect(told.slice(0, 4)).toEqual([
    ['Tiny', 'ROLLBACK_COMPLETE'],
    ['Bucket', 'DELETE_SKIPPED'],
    ['Tiny', 'ROLLBACK_IN_PROGRESS'],
    ['Role', 'CREATE_FAILED'],
  ])
  expect(StackEvents[3]?.ResourceStatusReason).toContain('minimum value of [10]')
  await client.send(new DeleteStackCommand({ StackName }))
  const orphans = [...account.resources.values()].filter(({ stack }) => !stack)
  expect(orphans.map(({ type }) => type)).toEqual(['AWS::S3::Bucket'])
})

const secretTemplate = {
  Parameters: { Version: { Type: 'String', Default: '' } },
  Resources: {
    Secret: { Type: 'AWS::SecretsManager::Secret' },
    Site: {
      Type: 'AWS::CloudFront::Distribution',
      Properties: {
        Header: {
          'Fn::Sub': `{{resolve:secretsmanager:\${Secret}:SecretString:::\${Version}}}`,
        },
      },
    },
  },
  Outputs: { SecretArn: { Value: { Ref: 'Secret' } } },
}

test('a secret moves from label to label as in Secrets Manager', async () => {
  const stack = await account.seedStack({ name: StackName, template: secretTemplate })
  const SecretId = stack.outputs.SecretArn?.value ?? ''
  const client = vault()
  const first = await client.send(new GetSecretValueCommand({ SecretId }))
  const put = { SecretId, SecretString: 'the next', VersionStages: ['NEXT'] }
  const { VersionId: next = '' } = await client.send(new PutSecretValueCommand(put))
  expect((await client.send(new GetSecretValueCommand({ SecretId }))).VersionId).toBe(
    first.VersionId,
  )
  const make = (RemoveFromVersionId?: string) =>
    client.send(
      new UpdateSecretVersionStageCommand({
        ...{ SecretId, VersionStage: 'AWSCURRENT', MoveToVersionId: next },
        ...(RemoveFromVersionId && { RemoveFromVersionId }),
      }),
    )
  await expect(make()).rejects.toMatchObject({ name: 'InvalidParameterException' })
  await make(first.VersionId)
  const { VersionIdsToStages } = await client.send(new DescribeSecretCommand({ SecretId }))
  expect(VersionIdsToStages).toEqual({
    [first.VersionId ?? '']: ['AWSPREVIOUS'],
    [next]: ['NEXT', 'AWSCURRENT'],
  })
  await expect(
    client.send(new GetSecretValueCommand({ SecretId, VersionStage: 'PENDING' })),
  ).rejects.toMatchObject({ name: 'ResourceNotFoundException' })
})

test('a template gets the version of a secret that its parameter names', async () => {
  const stack = await account.seedStack({ name: StackName, template: secretTemplate })
  const SecretId = stack.outputs.SecretArn?.value ?? ''
  const put = { SecretId, SecretString: 'the next', VersionStages: ['NEXT'] }
  const { VersionId = '' } = await vault().send(new PutSecretValueCommand(put))
  const update = (ParameterValue: string) =>
    stacks().send(
      new UpdateStackCommand({
        ...{ StackName, UsePreviousTemplate: true },
        Parameters: [{ ParameterKey: 'Version', ParameterValue }],
      }),
    )
  await update(VersionId)
  expect(stack.resources.get('Site')?.properties.Header).toBe('the next')
  await update('no-such-version')
  expect(stack.status).toBe('UPDATE_ROLLBACK_COMPLETE')
  expect(stack.resources.get('Site')?.properties.Header).toBe('the next')
})

test('a site can be made to stand where a test answers for it', async () => {
  const domains = { distribution: 'localhost:1', api: 'localhost:2' }
  const other = await startAccount({ bootstrapped: true, domains })
  const { outputs } = await other.seedStack({
    name: StackName,
    template: {
      Resources: {
        Site: { Type: 'AWS::CloudFront::Distribution' },
        Api: { Type: 'AWS::ApiGatewayV2::Api' },
      },
      Outputs: {
        Site: { Value: { 'Fn::GetAtt': ['Site', 'DomainName'] } },
        Api: { Value: { 'Fn::GetAtt': ['Api', 'ApiEndpoint'] } },
      },
    },
  })
  await other.stop()
  expect([outputs.Site?.value, outputs.Api?.value]).toEqual(['localhost:1', 'https://localhost:2'])
})

test('credentials run out, are unknown, and may not do everything', async () => {
  const client = stacks()
  const look = () => client.send(new DescribeStacksCommand({}))
  account.deny('cloudformation:DescribeStacks')
  await expect(look()).rejects.toMatchObject({ name: 'AccessDenied' })
  account.expireCredentials()
  await expect(look()).rejects.toMatchObject({ name: 'ExpiredToken' })
  const read = vault().send(new GetSecretValueCommand({ SecretId: 'any' }))
  await expect(read).rejects.toMatchObject({ name: 'ExpiredTokenException' })
  account.allowAll()
  await expect(look()).resolves.toMatchObject({ Stacks: [] })
  const stranger = new CloudFormationClient(clientSettings('AKIASTRANGER'))
  await expect(stranger.send(new DescribeStacksCommand({}))).rejects.toMatchObject({
    name: 'InvalidClientTokenId',
  })
})
