import { functionMemoryMb, limits } from '@bong-bari/contract'
import { publicThrottle } from '@bong-bari/edge'
import { prices } from '../../../operate/src/prices.ts'
import { assumed, visit } from '../../../operate/src/usage.ts'
import type { Measurement, Reading } from '../reading.ts'
import type { Taken } from './scene.ts'
import { houseOf, playIn } from './start-house.ts'

/** The evening on which everybody shares a video: what visitors do within one hour. */
const hour = { views: 1_000_000, requests: 10_000, messages: 100_000 }
const seconds = 3_600

const perSecond = (count: number) => count / seconds

/** Write units a second of the busiest partition that several visitors write to. */
const busiest = (acts: { one: Taken; other: Taken; count: number }[]) => {
  const units: Record<string, number> = {}
  for (const { one, other, count } of acts)
    for (const [partition, written] of Object.entries(one.partitions))
      if (partition in other.partitions)
        units[partition] = (units[partition] ?? 0) + written * perSecond(count)
  return Object.entries(units).toSorted(([, a], [, b]) => b - a)[0] ?? ['none', 0]
}

/** US dollars of calls of the API that each took so much. */
const callsCost = (name: string, count: number, { units, written, ms }: Taken) => {
  const { api, lambda, table, logs, cloudfront } = prices
  const gigabyteSeconds = (functionMemoryMb(name) / 1024) * (ms / 1_000)
  const each =
    api.perMillion / 1e6 +
    cloudfront.per10kRequests / 1e4 +
    lambda.perMillion / 1e6 +
    gigabyteSeconds * lambda.perGigabyteSecond +
    (units * table.readsPerMillion + written * table.writesPerMillion) / 1e6 +
    (assumed.logBytes / 1e9) * logs.perGigabyte
  return count * each
}

/** A view is a page of a visit; CloudFront answers it, and what is free of a month is used up. */
const viewsCost = () => {
  const { cloudfront, edgeFunction } = prices
  const requests = (visit.pages + visit.files + visit.calls) / visit.pages
  const each =
    (requests / 1e4) * cloudfront.per10kRequests +
    edgeFunction.perMillion / 1e6 +
    (visit.bytes / visit.pages / 1e9) * cloudfront.perGigabyte
  return hour.views * each
}

/** Instances of a function that answer so many calls in the hour. */
const instances = (count: number, { ms }: Taken) => Math.ceil(perSecond(count) * (ms / 1_000))

const refusedOf = (count: number) =>
  Math.max(0, count - publicThrottle.rateLimit * seconds - publicThrottle.burstLimit)

/**
 * A million views, 10,000 requests and 100,000 messages in an hour, worked out from what one of each took in a house of
 * two years at a tenth: what is refused, what waits, what it costs, and when it is over.
 */
export const viralHour: Measurement = {
  name: 'viral',
  length: 'full',
  measure: async () => {
    const scenes = ['requests', 'follow', 'chat', 'crowd']
    const { taken } = await playIn(houseOf(2, 0.1), scenes, ['leads', 'rows', 'posts'])
    const find = (scene: string) => {
      const found = taken.find(({ name }) => name === scene)
      if (!found) throw new Error(`Nobody played "${scene}".`)
      return found
    }
    const [lead, otherLead] = [find('new lead from IPv4'), find('new lead of another')]
    const [row, noRow] = [find('chat, another is answered'), find('chat, another is not')]
    const [firstRow, follow] = [find('chat, a row answers'), find('what follows from a lead')]
    const [partition, units] = busiest([
      { one: lead, other: otherLead, count: hour.requests },
      { one: firstRow, other: row, count: hour.messages },
    ])
    const answeredByRow = hour.messages * assumed.answers.row
    const cost =
      viewsCost() +
      callsCost('leads', hour.requests, lead) +
      callsCost('reactions', hour.requests, follow) +
      callsCost('chat', answeredByRow, row) +
      callsCost('chat', hour.messages - answeredByRow, noRow)
    const readings: Reading[] = [
      { id: 'V partition', of: partition, value: units },
      { id: 'V refused', of: 'messages of the chat', value: refusedOf(hour.messages) },
      { id: 'V refused', of: 'requests of brands', value: refusedOf(hour.requests) },
      { id: 'V held', of: 'requests', value: Math.max(0, hour.requests - limits.leadsOfDay) },
      { id: 'V instances', of: 'chat', value: instances(hour.messages, noRow) },
      { id: 'V instances', of: 'leads', value: instances(hour.requests, lead) },
      // One shard of the stream calls one instance at a time, and what follows from a lead waits for its calls.
      { id: 'V follow', of: 'reactions', value: perSecond(hour.requests) * (follow.ms / 1_000) },
      { id: 'V cost', of: 'the hour, without a model', value: cost },
    ]
    return readings
  },
}
