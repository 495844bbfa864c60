import { expect, test } from 'vitest'
import { itemBytes, unitsOf } from './read-units.ts'

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
  expect(unitsOf('Query', {}, { Items: [letters(4096)] })).toBe(0.5)
  expect(unitsOf('Query', {}, { Items: [letters(4096), letters(10)] })).toBe(1)
  expect(unitsOf('GetItem', { ConsistentRead: true }, { Item: letters(4097) })).toBe(2)
})

test('what is not there costs as much as something small', () => {
  expect(unitsOf('GetItem', {}, {})).toBe(0.5)
  expect(unitsOf('Query', { ConsistentRead: true }, { Items: [] })).toBe(1)
})

test('a write reads nothing for its caller', () => {
  expect(unitsOf('UpdateItem', {}, {})).toBeUndefined()
})

test('a read that hides what it cost is refused', () => {
  expect(() => unitsOf('Scan', {}, { Items: [] })).toThrow('Scan')
  expect(() => unitsOf('Query', { FilterExpression: 'a = :a' }, { Items: [] })).toThrow('Query')
})
