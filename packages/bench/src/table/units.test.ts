import { expect, test } from 'vitest'
import { hidesItems, itemBytes, lookedAt, readUnits, writeUnits } from './units.ts'

test('text counts in bytes of UTF-8, its name included', () => {
  expect(itemBytes({ name: { S: 'Ma' } })).toBe(4 + 2)
  expect(itemBytes({ name: { S: 'মা' } })).toBe(4 + 6)
})

test('every other kind of value has the size that DynamoDB publishes', () => {
  expect(itemBytes({ a: { N: '-12345' } })).toBe(1 + 4)
  expect(itemBytes({ a: { BOOL: true }, b: { NULL: true } })).toBe(2 + 2)
  expect(itemBytes({ a: { SS: ['ma', 'মা'] } })).toBe(1 + 8)
  expect(itemBytes({ a: { L: [{ S: 'ma' }, { N: '1' }] } })).toBe(1 + 3 + 1 + 2 + 1 + 2)
  expect(itemBytes({ a: { M: { b: { S: 'ma' } } } })).toBe(1 + 3 + 1 + 1 + 2)
  expect(() => itemBytes({ a: { X: 1 } })).toThrow('type X')
})

const letters = (count: number) => ({ a: { S: 'x'.repeat(count - 1) } })

test('a read costs half a unit for 4 KB, or a whole one when it must be the latest', () => {
  expect(readUnits({}, { Items: [letters(4096)] })).toBe(0.5)
  expect(readUnits({}, { Items: [letters(4096), letters(10)] })).toBe(1)
  expect(readUnits({ ConsistentRead: true }, { Item: letters(4097) })).toBe(2)
})

test('what is not there costs as much as something small', () => {
  expect(readUnits({}, {})).toBe(0.5)
  expect(readUnits({ ConsistentRead: true }, { Items: [] })).toBe(1)
})

test('an answer that leaves something out does not tell what it cost', () => {
  expect(hidesItems({ FilterExpression: 'a = :a' })).toBe(true)
  expect(hidesItems({ Select: 'COUNT' })).toBe(true)
  expect(hidesItems({})).toBe(false)
})

test('what a call looked at is asked for without what narrows the answer, and without its words', () => {
  const values = { ':pk': { S: 'LEADS' }, ':open': { BOOL: true } }
  expect(
    lookedAt({
      ...{
        KeyConditionExpression: '#pk = :pk',
        FilterExpression: '#open = :open',
        Select: 'COUNT',
      },
      ExpressionAttributeNames: { '#pk': 'gsi2pk', '#open': 'opened' },
      ExpressionAttributeValues: values,
    }),
  ).toEqual({
    KeyConditionExpression: '#pk = :pk',
    ExpressionAttributeNames: { '#pk': 'gsi2pk' },
    ExpressionAttributeValues: { ':pk': { S: 'LEADS' } },
  })
  expect(
    lookedAt({ ProjectionExpression: '#id', ExpressionAttributeNames: { '#id': 'id' } }),
  ).toEqual({})
})

const index = (ProjectionType: string, NonKeyAttributes: string[] = []) => ({
  KeySchema: [{ AttributeName: 'list' }],
  Projection: { ProjectionType, NonKeyAttributes },
})
const table = (...types: string[]) => ({ keys: ['pk'], indexes: types.map((type) => index(type)) })
const item = (list: string | undefined, bytes: number) => ({
  pk: { S: 'x' },
  ...(list && { list: { S: list } }),
  ...letters(bytes),
})

test('a write costs a unit for each KB of the larger item, in every index that keeps it', () => {
  expect(writeUnits(undefined, item('a', 1_500), table())).toBe(2)
  expect(writeUnits(item('a', 3_000), item('a', 10), table('ALL', 'ALL'))).toBe(9)
  expect(writeUnits(item(undefined, 3_000), item(undefined, 10), table('ALL'))).toBe(3)
})

test('what moves in an index is written there twice, and what it does not keep not at all', () => {
  expect(writeUnits(item('a', 1_500), item('b', 1_500), table('ALL', 'KEYS_ONLY'))).toBe(2 + 4 + 2)
  expect(writeUnits(item('a', 1_500), item('a', 1_400), table('KEYS_ONLY'))).toBe(2)
})

test('an index that carries some attributes is written where one of them or its key changes', () => {
  const narrow = { keys: ['pk'], indexes: [index('INCLUDE', ['title'])] }
  const titled = (list: string, title: string, bytes: number) => ({
    ...item(list, bytes),
    title: { S: title },
  })
  expect(writeUnits(titled('a', 'x', 3_000), titled('a', 'x', 2_900), narrow)).toBe(3)
  expect(writeUnits(titled('a', 'x', 3_000), titled('a', 'y', 3_000), narrow)).toBe(3 + 1)
  expect(writeUnits(titled('a', 'x', 3_000), titled('b', 'x', 3_000), narrow)).toBe(3 + 2)
  expect(writeUnits(undefined, titled('a', 'x', 3_000), narrow)).toBe(3 + 1)
})
