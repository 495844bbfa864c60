import { tableSchema } from '@bong-bari/table'
import { expect, test } from 'vitest'
import { onlyResource, policiesOf, restored, synthesize } from '../testing/synth.ts'

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

test('the table is paid for by use, up to a ceiling, has a stream, and forgets what has expired', () => {
  expect(table.Properties.BillingMode).toBe('PAY_PER_REQUEST')
  expect(table.Properties.OnDemandThroughput).toEqual(ceiling)
  expect(table.Properties.StreamSpecification).toEqual({ StreamViewType: tableSchema.stream })
  expect(table.Properties.TimeToLiveSpecification).toEqual({
    AttributeName: tableSchema.ttlAttribute,
    Enabled: true,
  })
})

test('a restored table takes the place of the own one, which stays as it is', async () => {
  const template = await synthesize(restored)
  expect(onlyResource(template, 'AWS::DynamoDB::Table').id).toBe(table.id)
  const text = JSON.stringify(template.findResources('AWS::Lambda::Function'))
  expect(text).toContain(`"TABLE_NAME":"${restored.restoredTable}"`)
  expect(text).not.toContain(`"TABLE_NAME":{"Ref":"${table.id}"}`)
  const policies = JSON.stringify(policiesOf(template))
  expect(policies).toContain(`:table/${restored.restoredTable}`)
  expect(policies).not.toContain(table.id)
})
