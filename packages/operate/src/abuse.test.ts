import { functionMemoryMb } from '@bong-bari/contract'
import { firewallRates, publicThrottle } from '@bong-bari/edge'
import { expect, test } from 'vitest'
import { abuseNumbers } from '../../../functions/testing/abuse-numbers.ts'
import { prices } from './prices.ts'
import { assumed, visit } from './usage.ts'

const hour = 3600
const { cloudfront, edgeFunction, api, lambda, table, bucket, logs, firewall } = prices

/** Gigabyte seconds of a call that is refused, in whole milliseconds as Lambda bills them, and bytes of its two log lines. */
const refused = { gigabyteSeconds: 0.005, logBytes: 800 }
/** What hashing a password takes. */
const hashing = 0.15

const perMillionRuns = (gigabyteSeconds: number) =>
  lambda.perMillion + gigabyteSeconds * lambda.perGigabyteSecond * 1e6

/** US dollars of an hour at so many calls of the API a second. */
const dollars = (perSecond: number, gigabyteSeconds: number, reads = 0, writes = 0) =>
  (perSecond *
    hour *
    (cloudfront.per10kRequests * 100 +
      api.perMillion +
      perMillionRuns(gigabyteSeconds) +
      reads * table.readsPerMillion +
      writes * table.writesPerMillion +
      (refused.logBytes / 1e3) * logs.perGigabyte)) /
  1e6

/** Instances that answer so many calls a second. */
const instances = (perSecond: number, gigabyteSeconds: number, name: string) =>
  Math.ceil((perSecond * gigabyteSeconds) / (functionMemoryMb(name) / 1024))

/** Upwards, to what a sentence says of money. */
const atMost = (money: number) => (money < 10 ? Math.ceil(money * 2) / 2 : Math.ceil(money / 5) * 5)

/** What CloudFront asks for a million answers of the size that they have on average, and what a page that is not there adds. */
const answers = visit.pages + visit.files + visit.calls
const perMillionAnswers =
  cloudfront.per10kRequests * 100 +
  edgeFunction.perMillion +
  (visit.bytes / answers / 1e3) * cloudfront.perGigabyte
const perMillionMissing =
  perMillionAnswers + bucket.getsPer1k * 1e3 + perMillionRuns(assumed.pageGigabyteSeconds)

test('an hour of a flood from one line costs what SECURITY says', () => {
  const [perSecond = 0, ...costs] = abuseNumbers('one line')
  expect(costs).toEqual([
    atMost(dollars(perSecond, refused.gigabyteSeconds)),
    instances(perSecond, refused.gigabyteSeconds, 'leads'),
  ])
})

test('an hour of a flood from everywhere costs what SECURITY says', () => {
  const [rate = 0, reads = 0, writes = 0, ...costs] = abuseNumbers('everybody')
  expect(rate).toBe(publicThrottle.rateLimit)
  expect(costs).toEqual([
    atMost(dollars(rate, hashing, reads, writes)),
    instances(rate, hashing, 'auth'),
  ])
})

test('an hour of a thousand clients costs what SECURITY says, with the firewall and without', () => {
  const [clients = 0, perSecond = 0, ...costs] = abuseNumbers('many clients')
  const millions = (clients * perSecond * hour) / 1e6
  const kinds = [perMillionAnswers, perMillionMissing]
  expect(costs).toEqual(kinds.map((price) => atMost(millions * price)))

  const { Rate, RateOfCalls } = firewallRates
  const passing = (Rate?.limit ?? 0) / (Rate?.seconds ?? 1)
  expect(abuseNumbers('the same behind the firewall')).toEqual([
    (RateOfCalls?.limit ?? 0) * (60 / (RateOfCalls?.seconds ?? 1)),
    Math.round(passing * hour),
    ...kinds.map((price) =>
      atMost(millions * ((passing / perSecond) * price + firewall.perMillion)),
    ),
  ])
})

test('a full day of the dearest requests costs what SECURITY says', () => {
  const [requests = 0, reads = 0, writes = 0, , , cost] = abuseNumbers('the dearest request')
  const perMillion = reads * table.readsPerMillion + writes * table.writesPerMillion
  expect(cost).toBe(atMost((requests * perMillion) / 1e6))
})
