import { expect, test } from 'vitest'
import { orderIn } from './order.ts'

const bell = (time: string) => ({
  attributes: { ApproximateFirstReceiveTimestamp: time },
  body: '',
})

test('the clock says what it wants, and bells want what is due by the last of them', () => {
  const time = '2026-11-22T10:00:00.000Z'
  expect(orderIn({ order: 'everything', time })).toEqual({ order: 'everything', time })
  const at = Date.parse(time)
  const Records = [bell(`${at - 5}`), bell(`${at}`), bell(''), {}]
  expect(orderIn({ Records })).toEqual({ order: 'due', time })
})

test('bells that know no time are now, and what says nothing wants everything', () => {
  const before = Date.now()
  const { order, time } = orderIn({ Records: [{}, bell('')] })
  expect([order, Date.parse(time) >= before]).toEqual(['due', true])
  for (const event of [{}, undefined, null, { RequestType: 'Update' }])
    expect(orderIn(event).order).toBe('everything')
})
