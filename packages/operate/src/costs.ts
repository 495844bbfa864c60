import { firewallGroups, firewallRates } from '@bong-bari/edge'
import { noticeUsage } from './notice-usage.ts'
import { billedMetrics } from './own-metrics.ts'
import { prices } from './prices.ts'
import { publishingUsage } from './publishing-usage.ts'
import { assumed, visit } from './usage.ts'

const secondsOfMonth = 30 * 24 * 3600
const million = 1e6
const gigabyte = 1e9

const above = (used: number, free: number) => Math.max(0, used - free)

/** Monthly calls past CloudFront: cached ones once per expired copy. */
const callsBehind = (visits: number) => {
  const cached = visits * visit.calls
  const refreshed = visit.calls * assumed.edges * (secondsOfMonth / assumed.keptSeconds)
  return Math.min(cached, refreshed)
}

/** Monthly page requests to the bucket, one per expired copy. */
const pagesBehind = (visits: number) =>
  Math.min(
    visits * visit.pages,
    assumed.livePages * assumed.edges * (secondsOfMonth / assumed.pageSeconds),
  )

const minutesOfMonth = 30 * 24 * 60

/** Indexed prefixes of a request of a few sentences. */
const beginnings = 125

/** Monthly usage of the search index. */
const searchUsage = (visits: number) => {
  const leads = visits * assumed.requests
  return {
    runs: minutesOfMonth,
    gigabyteSeconds: minutesOfMonth * assumed.lookGigabyteSeconds,
    // Each minute posts and sections due; a request twice, with its index entries.
    reads: minutesOfMonth * 2 + leads * 4,
    // Index entries are written twice.
    writes: leads * (beginnings + 2),
  }
}

const usageOf = (visits: number) => {
  const messages = visits * assumed.messages
  const polls = assumed.dashboardHours * 120
  const refreshes = secondsOfMonth / 300 + secondsOfMonth / 900 + 30
  const publishing = publishingUsage()
  const notices = noticeUsage(visits)
  const search = searchUsage(visits)
  /** Each answer by a row is counted. */
  const answered = messages * assumed.answers.row
  const calls = callsBehind(visits) + messages + visits * assumed.requests + polls
  return {
    requests: visits * (visit.pages + visit.files + visit.calls + assumed.messages),
    gigabytes: (visits * visit.bytes) / gigabyte,
    edgeRuns: visits * visit.pages,
    calls,
    messages,
    publishing,
    notices,
    search,
    answered,
    runs: calls + refreshes + publishing.runs + notices.runs + search.runs,
    gigabyteSeconds:
      (calls - messages + refreshes) * assumed.callGigabyteSeconds +
      messages * assumed.messageGigabyteSeconds +
      publishing.gigabyteSeconds +
      notices.gigabyteSeconds +
      search.gigabyteSeconds,
    bucketGets: visits * visit.files * assumed.missed + pagesBehind(visits) + publishing.gets,
    logGigabytes: (calls * assumed.logBytes) / gigabyte,
  }
}

/** US dollars a month by cost item; the model is not included. */
export const costOf = (visits: number): Record<string, number> => {
  const { cloudfront, edgeFunction, api, lambda, table, backup, bucket, queue, logs } = prices
  const used = usageOf(visits)
  const stored = assumed.storedGigabytes
  const { publishing, notices, search } = used
  const queueRequests = publishing.queueRequests + notices.queueRequests
  return {
    'CloudFront, traffic': above(used.gigabytes, cloudfront.freeGigabytes) * cloudfront.perGigabyte,
    'CloudFront, requests':
      (above(used.requests, cloudfront.freeRequests) / 10_000) * cloudfront.per10kRequests +
      (above(used.edgeRuns, edgeFunction.free) / million) * edgeFunction.perMillion,
    'API Gateway': (used.calls / million) * api.perMillion,
    Lambda:
      (above(used.runs, lambda.free) / million) * lambda.perMillion +
      above(used.gigabyteSeconds, lambda.freeGigabyteSeconds) * lambda.perGigabyteSecond,
    DynamoDB:
      ((used.calls * assumed.reads + publishing.reads + notices.reads + search.reads) / million) *
        table.readsPerMillion +
      ((used.calls * assumed.writes +
        used.messages * assumed.messageWrites +
        used.answered +
        publishing.writes +
        notices.writes +
        search.writes) /
        million) *
        table.writesPerMillion +
      above(stored, table.freeGigabytes) * table.perGigabyteMonth +
      stored * backup.perGigabyteMonth,
    S3:
      stored * bucket.perGigabyteMonth +
      (used.bucketGets / 1_000) * bucket.getsPer1k +
      (publishing.puts / 1_000) * bucket.putsPer1k,
    SQS: (above(queueRequests, queue.free) / million) * queue.perMillion,
    CloudWatch:
      above(used.logGigabytes, logs.freeGigabytes) * logs.perGigabyte +
      above(billedMetrics(visits), prices.metrics.free) * prices.metrics.each +
      above(assumed.alarmMetrics, prices.alarms.free) * prices.alarms.each,
    'Secrets Manager': prices.secrets.each,
  }
}

/** US dollars a month: the WAF, its rules, each request. */
export const firewallCost = (visits: number) => {
  const { each, perRule, perMillion } = prices.firewall
  const rules = Object.keys({ ...firewallRates, ...firewallGroups }).length
  return each + rules * perRule + (usageOf(visits).requests / million) * perMillion
}

export const total = (costs: Record<string, number>) =>
  Object.values(costs).reduce((sum, one) => sum + one, 0)
