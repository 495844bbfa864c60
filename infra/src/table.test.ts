import { tableSchema } from '@bong-bari/table'
import { expect, test } from 'vitest'
import { onlyResource, policiesOf, synthesize } from '../testing/synth.ts'

const table = onlyResource(await synthesize(), 'AWS::DynamoDB::Table')

const ceiling = { MaxReadRequestUnits: 6_000, MaxWriteRequestUnits: 2_000 }

const keySchema = (key: { partitionKey: string; sortKey: string }) => [
  { AttributeName: key.partitionKey, KeyType: 'HASH' },
  { AttributeName: key.sortKey, KeyType: 'RANGE' },
]

test('the table has the keys and indexes of the schema, each with what it carries', () => {
  expect(table.Properties.KeySchema).toEqual(keySchema(tableSchema))
  expect(table.Properties.GlobalSecondaryIndexes).toEqual(
    tableSchema.indexes.map((index) => ({
      IndexName: index.name,
      KeySchema: keySchema(index),
      OnDemandThroughput: ceiling,
      Projection: index.carries
        ? { ProjectionType: 'INCLUDE', NonKeyAttributes: index.carries }
        : { ProjectionType: 'ALL' },
    })),
  )
  for (const { AttributeType } of table.Properties.AttributeDefinitions)
    expect(AttributeType).toBe('S')
})

test('the table is paid for by use, up to a ceiling, and forgets what has expired', () => {
  expect(table.Properties.BillingMode).toBe('PAY_PER_REQUEST')
  expect(table.Properties.OnDemandThroughput).toEqual(ceiling)
  expect(table.Properties.TimeToLiveSpecification).toEqual({
    AttributeName: tableSchema.ttlAttribute,
    Enabled: true,
  })
})

test('the table tells what an item was and what it became', () => {
  expect(table.Properties.StreamSpecification).toEqual({ StreamViewType: tableSchema.stream })
})

test('the table can be brought back to any moment and is never deleted with the stack', () => {
  expect(table.Properties).toMatchObject({
    PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    DeletionProtectionEnabled: true,
  })
  expect(table).toMatchObject({ DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' })
})

test('a restored table takes the place of the own one, which stays as it is', async () => {
  const template = await synthesize({
    restoredTable: 'the-restored-one',
    restoredTableStream:
      'arn:aws:dynamodb:ap-south-1:111122223333:table/the-restored-one/stream/2026-01-01T00:00:00.000',
  })
  expect(onlyResource(template, 'AWS::DynamoDB::Table').id).toBe(table.id)
  const text = JSON.stringify(template.findResources('AWS::Lambda::Function'))
  expect(text).toContain('"TABLE_NAME":"the-restored-one"')
  expect(text).not.toContain(`"TABLE_NAME":{"Ref":"${table.id}"}`)
  const policies = JSON.stringify(policiesOf(template))
  expect(policies).toContain(':table/the-restored-one')
  expect(policies).not.toContain(table.id)
})
