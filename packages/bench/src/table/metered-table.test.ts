import { startTable } from '@bong-bari/local'
import { expect, onTestFinished, test } from 'vitest'
import { startMeter } from './metered-table.ts'

const headers = {
  'content-type': 'application/x-amz-json-1.0',
  'x-amz-date': 'now',
  authorization: 'AWS4-HMAC-SHA256 Credential=a, SignedHeaders=a, Signature=a',
}

/** A metered table that holds an item of 5 KB and a small one, both in every index. */
const meteredTable = async () => {
  const table = await startTable({ indexDelayMs: 0 })
  const meter = await startMeter(table.endpoint)
  onTestFinished(async () => {
    await meter.stop()
    await table.stop()
  })
  const ask = async (action: string, asked: object) => {
    const answer = await fetch(meter.endpoint, {
      method: 'POST',
      headers: { ...headers, 'x-amz-target': `DynamoDB_20120810.${action}` },
      body: JSON.stringify(asked),
    })
    expect(answer.status).toBe(200)
  }
  const TableName = table.tableName
  for (const [id, length] of [
    ['large', 5_000],
    ['small', 100],
  ] as const) {
    const own = { pk: { S: id }, sk: { S: id }, opened: { BOOL: false } }
    const places = ['gsi1', 'gsi2'].map((name) => [
      [`${name}pk`, { S: 'ALL' }],
      [`${name}sk`, { S: id }],
    ])
    const Item = { ...own, text: { S: 'x'.repeat(length) }, ...Object.fromEntries(places.flat()) }
    await ask('PutItem', { TableName, Item })
  }
  meter.taken()
  return { meter, ask, TableName }
}

const key = (id: string) => ({ pk: { S: id }, sk: { S: id } })

test('items that are read together cost each what it costs alone, one that is not there too', async () => {
  const { meter, ask, TableName } = await meteredTable()
  const Keys = ['large', 'small', 'none'].map(key)
  await ask('BatchGetItem', { RequestItems: { [TableName]: { Keys } } })
  expect(meter.taken()).toMatchObject({ calls: 1, reads: 1, units: 1 + 0.5 + 0.5 })
  await ask('BatchGetItem', { RequestItems: { [TableName]: { Keys, ConsistentRead: true } } })
  expect(meter.taken()).toMatchObject({ calls: 1, reads: 1, units: 2 + 1 + 1 })
})

test('a number costs what the items that were looked at weigh in the index', async () => {
  const { meter, ask, TableName } = await meteredTable()
  const count = (IndexName: string) =>
    ask('Query', {
      ...{ TableName, IndexName, Select: 'COUNT' },
      KeyConditionExpression: '#pk = :pk',
      FilterExpression: '#opened = :opened',
      ExpressionAttributeNames: { '#pk': `${IndexName}pk`, '#opened': 'opened' },
      ExpressionAttributeValues: { ':pk': { S: 'ALL' }, ':opened': { BOOL: true } },
    })
  await count('gsi1')
  expect(meter.taken()).toMatchObject({ calls: 1, reads: 1, units: 1 })
  await count('gsi2')
  expect(meter.taken()).toMatchObject({ calls: 1, reads: 1, units: 0.5 })
})
