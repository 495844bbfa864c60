import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
} from '@aws-sdk/client-dynamodb'
import { startTable } from '@bong-bari/local'
import { tableSchema } from '@bong-bari/table'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, expect, test } from 'vitest'
import { generatedLead } from './generated-leads.ts'
import { generatedPost } from './generated-posts.ts'

const table = await startTable()
Object.assign(process.env, table.env)
const restored = await import('./restored.ts')
const entities = await import('@bong-bari/table')
afterAll(() => table.stop())

test('every kind is counted by reading each item as the site does', async () => {
  const { createAdmin } = await import('./accounts.ts')
  await createAdmin('operator', 'jhal muri with extra lebu')
  for (let index = 0; index < 3; index++) {
    await entities.createLead({ ...generatedLead(index, Date.now()), spam: index === 2 })
    await entities.createPost(generatedPost(index, Date.now()))
  }
  const counts = await restored.countItems(table.tableName)
  expect(counts).toMatchObject({ admins: 1, leads: 2, 'leads kept apart': 1, posts: 3 })
  expect(counts).toMatchObject({ 'training rows': 0, templates: 0, settings: 0 })
  expect(restored.unfit(counts)).toEqual([])
})

test('an item that the site could not read makes a table unfit, and so does nobody to log in', async () => {
  const broken = { ...generatedLead(9, Date.now()), email: 7 as unknown as string }
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
