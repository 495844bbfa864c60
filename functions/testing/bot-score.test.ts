import { expect, test } from 'vitest'
import { every, expectFloor } from './bot-floors.ts'
import { isNightly } from './bot-set.ts'

const sample = every.filter(({ name }) => !isNightly(name))

test.each(sample)('Bong Bot understands $name no less than before', expectFloor)

test('the sample is as large as it should be', () => {
  const asked = sample.flatMap(({ set }) => set.asked)
  expect(sample.flatMap(({ set }) => set.rows).length).toBeGreaterThanOrEqual(60)
  expect(asked.length).toBeGreaterThanOrEqual(400)
  expect(asked.filter(({ rowId }) => !rowId).length).toBeGreaterThanOrEqual(100)
  expect(sample.flatMap(({ set }) => set.talks).length).toBeGreaterThanOrEqual(10)
  expect(new Set(asked.map(({ writing }) => writing))).toEqual(new Set(['bn', 'bl', 'en', 'mx']))
})
