import {
  CloudFormationClient,
  DeleteStackCommand,
  DescribeStacksCommand,
  GetTemplateCommand,
  type StackStatus,
  UpdateStackCommand,
  UpdateTerminationProtectionCommand,
} from '@aws-sdk/client-cloudformation'
import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  ResourceNotFoundException,
  type TableDescription,
} from '@aws-sdk/client-dynamodb'
import { GetObjectCommand, HeadObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { ListSubscriptionsByTopicCommand, SNSClient } from '@aws-sdk/client-sns'
import { GetQueueAttributesCommand, SQSClient } from '@aws-sdk/client-sqs'
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm'
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts'
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb'
import { tableSchema } from '@bong-bari/table'
import { indexInput, keySchema } from '@bong-bari/table/missing-settings'
import { mockClient } from 'aws-sdk-client-mock'
import { onTestFinished, vi } from 'vitest'

/** An error by the name that AWS gives it. */
export const named = (name: string, message = name) => Object.assign(new Error(message), { name })

/** A table with all that this version needs, as AWS describes it. */
export const wholeTable: TableDescription = {
  KeySchema: keySchema(tableSchema),
  GlobalSecondaryIndexes: tableSchema.indexes.map((index) => ({
    ...indexInput(index),
    IndexStatus: 'ACTIVE',
  })),
  StreamSpecification: { StreamEnabled: true, StreamViewType: tableSchema.stream },
  DeletionProtectionEnabled: true,
}

/** Tables by name for the SDK's clients within this process; all expire, and can be brought back to any moment. */
export const mockTables = () => {
  const tables = new Map<string, TableDescription>()
  const dynamo = mockClient(DynamoDBClient)
  dynamo.on(DescribeTableCommand).callsFake(({ TableName }) => {
    const Table = tables.get(TableName)
    if (!Table) throw new ResourceNotFoundException({ message: 'not found', $metadata: {} })
    return { Table: { ...Table, TableName } }
  })
  dynamo.on(DescribeTimeToLiveCommand).resolves({
    TimeToLiveDescription: { AttributeName: tableSchema.ttlAttribute, TimeToLiveStatus: 'ENABLED' },
  })
  dynamo.on(DescribeContinuousBackupsCommand).resolves({
    ContinuousBackupsDescription: {
      ContinuousBackupsStatus: 'ENABLED',
      PointInTimeRecoveryDescription: {
        PointInTimeRecoveryStatus: 'ENABLED',
        LatestRestorableDateTime: new Date(),
      },
    },
  })
  return { tables, dynamo }
}

/** The outputs by which a stack is looked into. */
export const insideOutputs = {
  ApiAddress: '',
  OriginSecretArn: 'arn:secret',
  TableName: 'own',
  SiteBucketName: 'site',
  ReactionQueue: 'reactions',
  PublishQueue: 'publish',
  NoticeQueue: 'notices',
  DeadLettersUrl: 'letters',
  ReactionsFunction: 'the-reactions',
  AlarmTopicArn: 'arn:topic',
  MediaBucketName: 'media',
}

/** A deployed stack that is well inside, for the SDK's clients within this process. */
export const mockInside = () => {
  const items = mockClient(DynamoDBDocumentClient)
  items.on(GetCommand).callsFake(() => ({ Item: { followedAt: Date.now() } }))
  const bucket = mockClient(S3Client)
  bucket.on(HeadObjectCommand).resolves({})
  const objects = new Map<string, string>()
  bucket.on(PutObjectCommand).callsFake(({ Bucket, Key, Body }) => {
    objects.set(`${Bucket}/${Key}`, Body)
    return {}
  })
  bucket.on(GetObjectCommand).callsFake(({ Bucket, Key }) => {
    const body = objects.get(`${Bucket}/${Key}`)
    if (body === undefined) throw named('NoSuchKey')
    return { Body: { transformToString: async () => body } }
  })
  const topic = mockClient(SNSClient)
  topic.on(ListSubscriptionsByTopicCommand).resolves({
    Subscriptions: [{ SubscriptionArn: 'arn:aws:sns:subscription' }],
  })
  const queue = mockClient(SQSClient)
  queue.on(GetQueueAttributesCommand).resolves({
    Attributes: { ApproximateNumberOfMessages: '0', ApproximateNumberOfMessagesNotVisible: '0' },
  })
  const vault = mockClient(SecretsManagerClient)
  vault.on(GetSecretValueCommand).callsFake(({ VersionId = 'old' }) => ({
    VersionId,
    SecretString: `the ${VersionId} value`,
  }))
  return {
    items,
    bucket,
    objects,
    queue,
    vault,
    topic,
    restore: () => {
      for (const client of [items, bucket, queue, vault, topic]) client.restore()
    },
  }
}

type Stack = {
  status: StackStatus
  outputs?: Record<string, string>
  parameters?: Record<string, string>
  template?: object
}

/**
 * An account for the SDK's clients within this process, prepared for CDK and without stacks. `stacks` holds them by
 * name; the mocked clients take answers of their own from a test, and tell what was asked of them.
 */
export const mockAccount = () => {
  const stacks = new Map<string, Stack>()
  const found = (name = '') => {
    const stack = stacks.get(name)
    if (!stack) throw named('ValidationError', `Stack with id ${name} does not exist`)
    return stack
  }
  const sts = mockClient(STSClient)
  sts.on(GetCallerIdentityCommand).resolves({ Account: '111122223333' })
  const ssm = mockClient(SSMClient)
  ssm.on(GetParameterCommand).resolves({})
  const formation = mockClient(CloudFormationClient)
  formation.on(DescribeStacksCommand).callsFake(async ({ StackName: name }) => {
    const { status, outputs = {}, parameters = {} } = found(name)
    const pairs = (given: object, of: string) =>
      Object.entries(given).map(([key, value]) => ({ [`${of}Key`]: key, [`${of}Value`]: value }))
    const described = {
      Outputs: pairs(outputs, 'Output'),
      Parameters: pairs(parameters, 'Parameter'),
    }
    return { Stacks: [{ StackName: name, StackStatus: status, ...described }] }
  })
  formation.on(GetTemplateCommand).callsFake(({ StackName }) => ({
    TemplateBody: JSON.stringify(found(StackName).template ?? {}),
  }))
  formation.on(UpdateTerminationProtectionCommand).resolves({})
  formation.on(DeleteStackCommand).callsFake(({ StackName }) => void stacks.delete(StackName))
  formation.on(UpdateStackCommand).callsFake(({ StackName, Parameters, TemplateURL }) => {
    const stack = found(StackName)
    const template =
      TemplateURL &&
      inside.objects.get(`${TemplateURL.split('/')[2].split('.')[0]}/${StackName}/before.json`)
    if (template) stack.template = JSON.parse(template)
    stack.status = 'UPDATE_COMPLETE'
    stack.parameters ??= {}
    for (const { ParameterKey, ParameterValue } of Parameters)
      if (ParameterValue !== undefined) stack.parameters[ParameterKey] = ParameterValue
  })
  const { tables, dynamo } = mockTables()
  const inside = mockInside()
  return {
    stacks,
    tables,
    sts,
    ssm,
    formation,
    inside,
    restoring: dynamo,
    restore: () => {
      for (const client of [sts, ssm, formation, dynamo, inside]) client.restore()
    },
  }
}

/** Such an account in Mumbai until the test is over, which every mock and variable ends with. */
export const mockAccountOfTest = () => {
  vi.stubEnv('AWS_REGION', 'ap-south-1')
  const account = mockAccount()
  onTestFinished(() => {
    account.restore()
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
  })
  return account
}
