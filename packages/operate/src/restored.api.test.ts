import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
} from '@aws-sdk/client-dynamodb'
import { leadOfHouse, postOfHouse, startTable } from '@bong-bari/local'
import { tableSchema } from '@bong-bari/table'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, expect, test } from 'vitest'

const house = {
  now: Date.UTC(2026, 10, 23),
  years: 2,
  scale: 1,
  owners: [{ id: '00000000-0000-8000-a000-000000000000', username: 'ma' }],
}
const leadOf = (index: number) => leadOfHouse(index, house).lead

const table = await startTable()
Object.assign(process.env, table.env)
const restored = await import('./restored.ts')
const entities = await import('@bong-bari/table')
afterAll(() => table.stop())

test('every kind is counted by reading each item as the site does', async () => {
  const { createAdmin } = await import('./accounts.ts')
  await createAdmin('operator', 'jhal muri with extra lebu')
  for (let index = 0; index < 3; index++) {
    await entities.createLead({ ...leadOf(index), spam: index === 2 })
    await entities.createPost(postOfHouse(index + 4, house))
  }
  const counts = await restored.countItems(table.tableName)
  expect(counts).toMatchObject({ admins: 1, leads: 2, 'leads kept apart': 1, posts: 3 })
  expect(counts).toMatchObject({ 'training rows': 0, templates: 0, settings: 0 })
  expect(restored.unfit(counts)).toEqual([])
})

test('an item that the site could not read makes a table unfit, and so does nobody to log in', async () => {
  const broken = { ...leadOf(9), email: 7 as unknown as string }
  await entities.createLead(broken)
  const [sentence] = restored.unfit(await restored.countItems(table.tableName))
  expect(sentence).toMatch(/^leads cannot be read: /)
  expect(restored.unfit({ admins: 0 })).toEqual(['nobody could log in: there is no admin'])
})

test('what AWS does not restore is named', async () => {
  const aws = mockClient(DynamoDBClient)
  const { missingSettings } = await import('./table-settings.ts')
  const indexes = tableSchema.indexes.map(({ name }) => ({ IndexName: name }))
  const active = indexes.map((index) => ({ ...index, IndexStatus: 'ACTIVE' as const }))
  aws.on(DescribeTableCommand).resolves({ Table: { GlobalSecondaryIndexes: active.slice(1) } })
  aws.on(DescribeTimeToLiveCommand).resolves({})
  aws.on(DescribeContinuousBackupsCommand).resolves({})
  expect(await missingSettings('restored')).toEqual([
    'the index gsi1',
    'expiry by the attribute ttl',
    'recovery to any moment',
    'protection from deletion',
  ])
  aws.on(DescribeTableCommand).resolves({
    Table: { GlobalSecondaryIndexes: active, DeletionProtectionEnabled: true },
  })
  aws.on(DescribeTimeToLiveCommand).resolves({
    TimeToLiveDescription: { AttributeName: 'ttl', TimeToLiveStatus: 'ENABLED' },
  })
  aws.on(DescribeContinuousBackupsCommand).resolves({
    ContinuousBackupsDescription: {
      ContinuousBackupsStatus: 'ENABLED',
      PointInTimeRecoveryDescription: { PointInTimeRecoveryStatus: 'ENABLED' },
    },
  })
  expect(await missingSettings('restored')).toEqual([])
  aws.restore()
})
