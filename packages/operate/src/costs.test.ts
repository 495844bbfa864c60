import { expect, test } from 'vitest'
import { costOf, total } from './costs.ts'
import { prices } from './prices.ts'
import { publishingUsage } from './publishing-usage.ts'
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
  expect(total(few)).toBeLessThan(3)
})

test('publishing costs the same with and without visitors, and stays within what is free but for the table', () => {
  const { queueRequests, runs, gigabyteSeconds, writes, puts } = publishingUsage()
  expect(queueRequests).toBeLessThan(prices.queue.free)
  expect([runs < prices.lambda.free, gigabyteSeconds < prices.lambda.freeGigabyteSeconds]).toEqual([
    true,
    true,
  ])
  // Two queues that are asked all month are a little more than is free.
  expect(few.SQS).toBeGreaterThan(0)
  expect(few.SQS).toBeLessThan(0.15)
  const table = (writes / 1e6) * prices.table.writesPerMillion
  expect(table + (puts / 1_000) * prices.bucket.putsPer1k).toBeLessThan(0.3)
})

test('a page is fetched from its bucket once a minute for each copy, however many look at it', () => {
  const gets = (visits: number) => costOf(visits).S3 ?? 0
  const files = 10_000_000 * visit.files * assumed.missed * (prices.bucket.getsPer1k / 1_000)
  const minutes = assumed.livePages * assumed.edges * 43_200 * (prices.bucket.getsPer1k / 1_000)
  expect(gets(10_000_000) - gets(0)).toBeCloseTo(files + minutes)
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
