import { expect, test } from 'vitest'
import { costOf, total } from './costs.ts'
import { prices } from './prices.ts'
import { assumed, visit } from './usage.ts'

const few = costOf(1_000)
const many = costOf(10_000_000)

test('a small site stays within what is free, but for the secret, backups and alarms', () => {
  expect(few['CloudFront, traffic']).toBe(0)
  expect(few.Lambda).toBe(0)
  expect(few['Secrets Manager']).toBe(prices.secrets.each)
  expect(few.CloudWatch).toBeCloseTo(
    (assumed.alarmMetrics - prices.alarms.free) * prices.alarms.each,
  )
  expect(total(few)).toBeLessThan(3.5)
})

test('traffic is paid for by what a visit weighs, above the free terabyte', () => {
  const gigabytes = (10_000_000 * visit.bytes) / 1e9
  const { perGigabyte, freeGigabytes } = prices.cloudfront
  expect(many['CloudFront, traffic']).toBeCloseTo((gigabytes - freeGigabytes) * perGigabyte)
})

test('what CloudFront keeps is not asked for again: calls grow far slower than visits', () => {
  const middle = costOf(1_000_000)
  expect((many['API Gateway'] ?? 0) / (middle['API Gateway'] ?? 1)).toBeLessThan(10)
})

test('no part costs less with more visits', () => {
  for (const [name, cost] of Object.entries(few))
    expect([name, (many[name] ?? 0) >= cost]).toEqual([name, true])
})
