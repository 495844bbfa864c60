import type { TableDescription } from '@aws-sdk/client-dynamodb'
import { tableSchema } from '@bong-bari/table'
import { expect, test } from 'vitest'
import { findMissingSettings, indexInput, keySchema, listMissingNames } from './missing-settings.ts'

const whole: TableDescription = {
  TableName: 't',
  KeySchema: keySchema(tableSchema),
  GlobalSecondaryIndexes: tableSchema.indexes.map((index) => ({
    ...indexInput(index),
    IndexStatus: 'ACTIVE',
  })),
  StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
  DeletionProtectionEnabled: true,
}
const settings = {
  expiry: { AttributeName: 'ttl', TimeToLiveStatus: 'ENABLED' as const },
  recovery: { PointInTimeRecoveryStatus: 'ENABLED' as const },
}
const none = { expiry: undefined, recovery: undefined }

/** The table with another second index. */
const withSecond = (change: object): TableDescription => ({
  ...whole,
  GlobalSecondaryIndexes: whole.GlobalSecondaryIndexes?.map((index, place) =>
    place === 1 ? { ...index, ...change } : index,
  ),
})

test('a table as the schema has it lacks nothing, in whatever order AWS names what an index carries', () => {
  expect(findMissingSettings(whole, settings)).toEqual([])
  const { Projection } = whole.GlobalSecondaryIndexes?.[1] ?? {}
  const NonKeyAttributes = Projection?.NonKeyAttributes?.toReversed()
  expect(
    findMissingSettings(withSecond({ Projection: { ...Projection, NonKeyAttributes } })),
  ).toEqual([])
})

test('an index that is not there is named, with the command that makes it', () => {
  const { GlobalSecondaryIndexes } = whole
  const table = { ...whole, GlobalSecondaryIndexes: GlobalSecondaryIndexes?.slice(1) }
  expect(findMissingSettings(table, settings)).toEqual([
    {
      what: 'the index gsi1',
      command:
        'aws dynamodb update-table --table-name t --attribute-definitions AttributeName=gsi1pk,AttributeType=S AttributeName=gsi1sk,AttributeType=S --global-secondary-index-updates \'[{"Create":{"IndexName":"gsi1","KeySchema":[{"AttributeName":"gsi1pk","KeyType":"HASH"},{"AttributeName":"gsi1sk","KeyType":"RANGE"}],"Projection":{"ProjectionType":"ALL"}}}]\'',
    },
  ])
})

test.each([
  ['projection', { Projection: { ProjectionType: 'ALL' } }],
  ['carried attributes', { Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['id'] } }],
  ['keys', { KeySchema: keySchema({ partitionKey: 'gsi2pk', sortKey: 'gsi1sk' }) }],
])('an index of other %s has to go first', (_, change) => {
  expect(findMissingSettings(withSecond(change))).toEqual([
    {
      what: 'the keys and projection of the index gsi2 (it goes first, and is made when it is gone)',
      command:
        'aws dynamodb update-table --table-name t --global-secondary-index-updates \'[{"Delete":{"IndexName":"gsi2"}}]\'',
    },
  ])
})

test('an index that AWS still makes is no index yet', () => {
  expect(listMissingNames(findMissingSettings(withSecond({ IndexStatus: 'CREATING' })))).toBe(
    'the index gsi2, which AWS still works on',
  )
})

test('stream, expiry, recovery and protection matter where they are asked for', () => {
  const bare = { ...whole, StreamSpecification: undefined, DeletionProtectionEnabled: false }
  expect(findMissingSettings(bare)).toEqual([])
  const lacks = findMissingSettings(bare, none)
  expect(listMissingNames(lacks)).toBe(
    'the stream NEW_AND_OLD_IMAGES, expiry by the attribute ttl, recovery to any moment and protection from deletion',
  )
  expect(lacks.map(({ command }) => command)).toEqual([
    'aws dynamodb update-table --table-name t --stream-specification StreamEnabled=true,StreamViewType=NEW_AND_OLD_IMAGES',
    'aws dynamodb update-time-to-live --table-name t --time-to-live-specification Enabled=true,AttributeName=ttl',
    'aws dynamodb update-continuous-backups --table-name t --point-in-time-recovery-specification PointInTimeRecoveryEnabled=true',
    'aws dynamodb update-table --table-name t --deletion-protection-enabled',
  ])
})

test('a stream of keys alone has to end before the one of both images begins', () => {
  const StreamSpecification = { StreamEnabled: true, StreamViewType: 'KEYS_ONLY' as const }
  expect(findMissingSettings({ ...whole, StreamSpecification }, settings)).toEqual([
    {
      what: 'the stream NEW_AND_OLD_IMAGES',
      command:
        'aws dynamodb update-table --table-name t --stream-specification StreamEnabled=false',
    },
  ])
})

test('a table of other keys lacks them alone, and nothing gives them', () => {
  const KeySchema = keySchema({ partitionKey: 'id', sortKey: 'sk' })
  expect(findMissingSettings({ TableName: 't', KeySchema }, none)).toEqual([
    { what: 'the keys pk and sk', command: undefined },
  ])
})
