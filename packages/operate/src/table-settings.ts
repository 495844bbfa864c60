import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
} from '@aws-sdk/client-dynamodb'
import { tableSchema } from '@bong-bari/table'

/** What a restored table lacks of its model: AWS restores items and indexes, and no settings. */
export const missingSettings = async (TableName: string): Promise<string[]> => {
  const client = new DynamoDBClient({})
  const [{ Table }, { TimeToLiveDescription }, { ContinuousBackupsDescription }] =
    await Promise.all([
      client.send(new DescribeTableCommand({ TableName })),
      client.send(new DescribeTimeToLiveCommand({ TableName })),
      client.send(new DescribeContinuousBackupsCommand({ TableName })),
    ])
  const active = (Table?.GlobalSecondaryIndexes ?? [])
    .filter(({ IndexStatus }) => IndexStatus === 'ACTIVE')
    .map(({ IndexName }) => IndexName)
  const backups = ContinuousBackupsDescription?.PointInTimeRecoveryDescription
  const has = {
    ...Object.fromEntries(
      tableSchema.indexes.map(({ name }) => [`the index ${name}`, active.includes(name)]),
    ),
    'expiry by the attribute ttl':
      TimeToLiveDescription?.AttributeName === tableSchema.ttlAttribute &&
      TimeToLiveDescription.TimeToLiveStatus === 'ENABLED',
    'recovery to any moment': backups?.PointInTimeRecoveryStatus === 'ENABLED',
    'protection from deletion': Table?.DeletionProtectionEnabled === true,
  }
  return Object.entries(has).flatMap(([what, there]) => (there ? [] : [what]))
}
