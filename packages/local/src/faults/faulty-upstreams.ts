import { startFaultProxy } from './fault-proxy.ts'
import type { FaultyService } from './refusals.ts'
import { seededFaults, type Weather } from './weather.ts'

/** Everything that functions call over a network, by the variable that says where it is. */
const services: Record<string, FaultyService> = {
  AWS_ENDPOINT_URL_DYNAMODB: 'dynamodb',
  AWS_ENDPOINT_URL_S3: 's3',
  AWS_ENDPOINT_URL_SQS: 'sqs',
  AWS_ENDPOINT_URL_BEDROCK_RUNTIME: 'bedrock',
  AWS_ENDPOINT_URL_SESV2: 'sesv2',
  YOUTUBE_API_URL: 'other',
  YOUTUBE_FEED_URL: 'other',
}

/** Stands before one of them; an address keeps its path. */
const startBefore = async (target: string, service: FaultyService, seed: number) => {
  const faults = seededFaults(seed)
  const { origin, pathname } = new URL(target)
  const { endpoint, settled } = await startFaultProxy({
    target: origin,
    service,
    decide: faults.decide,
  })
  return { endpoint: endpoint + pathname.replace(/\/$/, ''), settled, ...faults }
}

const queues = ['PUBLISH_QUEUE_URL', 'NOTICE_QUEUE_URL']

/** The address of a queue says where to call, whatever the endpoint is. */
const queuesThrough = (given: Record<string, string>, faulty: Record<string, string>) => {
  const { AWS_ENDPOINT_URL_SQS: endpoint } = faulty
  if (!endpoint) return {}
  return Object.fromEntries(
    queues.flatMap((name): [string, string][] => {
      const queue = given[name]
      return queue ? [[name, new URL(new URL(queue).pathname, endpoint).href]] : []
    }),
  )
}

/**
 * Puts a proxy before the table, the buckets and every upstream that `env` names; `env` then names the
 * proxies. Each has a row of faults of its own, told by the seed. The weather is calm until `use`,
 * which resolves when no earlier call is under way any more and answers, by the variables' names, what has
 * happened so far.
 */
export const startFaultyUpstreams = async (given: Record<string, string>, seed: number) => {
  const named = Object.entries(services).filter(([name]) => given[name])
  const proxies = await Promise.all(
    named.map(async ([name, service], index) => {
      const proxy = await startBefore(given[name] ?? '', service, seed + index)
      return { name, ...proxy }
    }),
  )
  const use = async (weather: Weather) => {
    for (const proxy of proxies) proxy.use(weather)
    await Promise.all(proxies.map((proxy) => proxy.settled()))
    return Object.fromEntries(proxies.map(({ name, counts }) => [name, counts]))
  }
  const faulty = Object.fromEntries(proxies.map(({ name, endpoint }) => [name, endpoint]))
  return { env: { ...given, ...faulty, ...queuesThrough(given, faulty) }, use }
}
export type FaultyUpstreams = Awaited<ReturnType<typeof startFaultyUpstreams>>
