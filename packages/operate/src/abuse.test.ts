import { readFileSync } from 'node:fs'
import { publicThrottle } from '@bong-bari/edge'
import { expect, test } from 'vitest'
import { prices } from './prices.ts'

const security = readFileSync(new URL('../../../docs/SECURITY.md', import.meta.url), 'utf8')
const hour = 3600
const { cloudfront, api, lambda, table, logs } = prices

/** Gigabyte seconds of a call that is refused, in whole milliseconds as Lambda bills them, and bytes of its two log lines. */
const refused = { gigabyteSeconds: 0.005, logBytes: 800 }
/** Items that a login reads and writes, and what hashing takes: see abuse.api.test.ts for the first two. */
const login = { reads: 10, writes: 8, gigabyteSeconds: 0.15 }

const dollars = (
  perSecond: number,
  call: { reads: number; writes: number; gigabyteSeconds: number },
) =>
  (perSecond *
    hour *
    (cloudfront.per10kRequests * 100 +
      api.perMillion +
      lambda.perMillion +
      call.gigabyteSeconds * lambda.perGigabyteSecond * 1e6 +
      call.reads * table.readsPerMillion +
      call.writes * table.writesPerMillion +
      (refused.logBytes / 1e3) * logs.perGigabyte)) /
  1e6

const words: Record<string, number> = { three: 3, twenty: 20 }
const said = (pattern: RegExp) => words[pattern.exec(security)?.[1] ?? ''] ?? 0

test('an hour of a flood from one line costs what SECURITY says', () => {
  const cost = dollars(200, { reads: 0, writes: 0, gigabyteSeconds: refused.gigabyteSeconds })
  expect(cost).toBeLessThanOrEqual(said(/200 requests a second costs (\w+) US dollars an hour/))
  expect(cost).toBeGreaterThan(0.5)
})

test('an hour of a flood from everywhere costs what SECURITY says', () => {
  expect(security).toContain(`a route takes ${publicThrottle.rateLimit} requests a second`)
  const cost = dollars(publicThrottle.rateLimit, login)
  expect(cost).toBeLessThanOrEqual(said(/cost (\w+) dollars an hour at the most/))
})

test('a full day of the dearest requests costs what SECURITY says', () => {
  const perRequest = 700 * table.writesPerMillion
  expect((5_000 * perRequest) / 1e6).toBeLessThanOrEqual(said(/costs under (\w+) dollars/))
})
