import { expect, test } from 'vitest'
import { describeLostSettings, describeLostStores, parseSettings } from './changes.ts'

const key = [{ AttributeName: 'pk', KeyType: 'HASH' }]
const table = {
  Type: 'AWS::DynamoDB::Table',
  DeletionPolicy: 'Retain',
  Properties: { KeySchema: key },
}
const bucket = { Type: 'AWS::S3::Bucket', DeletionPolicy: 'RetainExceptOnCreate' }
const before = { Resources: { Table: table, Media: bucket, Fn: { Type: 'AWS::Lambda::Function' } } }

test('a table or a bucket that is gone, replaced or no longer kept is named', () => {
  expect(describeLostStores(before, { Resources: { Table: table } })).toEqual([
    'Media (AWS::S3::Bucket) would leave the stack',
  ])
  const other = { ...table, Properties: { KeySchema: [] } }
  expect(describeLostStores(before, { Resources: { Table: other, Media: bucket } })).toEqual([
    'Table (AWS::DynamoDB::Table) would be replaced by an empty one',
  ])
  const freeBucket = { ...bucket, DeletionPolicy: 'Delete' }
  expect(describeLostStores(before, { Resources: { Table: table, Media: freeBucket } })).toEqual([
    'Media (AWS::S3::Bucket) would go with the stack',
  ])
  const free = { ...table, DeletionPolicy: 'Delete' }
  expect(describeLostStores(before, { Resources: { Table: free, Media: bucket } })).toEqual([
    'Table (AWS::DynamoDB::Table) would go with the stack',
  ])
})

test('a bucket is kept by either policy that keeps what it holds', () => {
  const earlier = { Resources: { Media: { ...bucket, DeletionPolicy: 'Retain' } } }
  expect(describeLostStores(earlier, { Resources: { Media: bucket } })).toEqual([])
  expect(describeLostStores({ Resources: { Media: bucket } }, earlier)).toEqual([])
})

test('what a command line would take away or change is told by name', () => {
  const before = { alarmEmail: 'team@example.test', monthlyBudget: '50', removeData: true }
  expect(
    describeLostSettings(before, { monthlyBudget: '20', removeData: 'true', domainName: 'x.test' }),
  ).toEqual([
    'alarmEmail (team@example.test) would be taken away',
    'monthlyBudget would change from 50 to 20',
  ])
})

test('a stack from before settings were kept has none to lose', () => {
  expect(describeLostSettings(parseSettings(undefined), { stage: 'x' })).toEqual([])
  expect(parseSettings('')).toEqual({})
})
